"""What whoever hosts a server sees of it: numbers, one line for each request, whether it is well."""
