"""Sessions and passwords: the person that a request comes from."""
