"""SQLAlchemy tables, queries and migrations for everything that the server stores."""
