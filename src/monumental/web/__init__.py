"""The web app: tables in the browser."""
