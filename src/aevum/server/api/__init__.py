"""HTTP endpoints that answer with JSON, and their OpenAPI description."""
