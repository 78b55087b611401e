"""What leaves the server and what comes in, as data: the contract with the page.

The OpenAPI schema is made from these classes, and the page's types from the schema. Sentences are in the
language of whoever asked; keys and notation are the same in every language.
"""
