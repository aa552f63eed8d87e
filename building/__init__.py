"""How Hortus is built: the rules into one shared library, the page into the package, both into an environment."""
