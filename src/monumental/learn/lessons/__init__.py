"""Lessons: what their files may say, how they are found, and taking one."""
