"""The operating system: its errors as messages, and worker processes."""
