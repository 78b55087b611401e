"""What the store keeps of what people say at tables. Each function is one transaction, or part of one."""
