"""Worker processes, the jobs that run in them, and fair queues in front of them."""
