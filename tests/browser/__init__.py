"""Tests in a real Chromium, against a real server process."""
