"""Position files: what they may say, how they are read and checked, how they are written."""
