"""The SQL of the store, by subject. Each function does a piece of work inside a transaction that its caller begins."""
