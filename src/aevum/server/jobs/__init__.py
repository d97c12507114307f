"""Background jobs of the server for thumbnails, retention and the daily par."""
