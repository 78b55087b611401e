"""Who people are to the server: their devices and passkeys, what they have played, and how well."""
