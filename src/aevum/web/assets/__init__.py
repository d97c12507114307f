"""The style sheet that is generated when the server starts."""
