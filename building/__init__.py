"""The build: compiles the rules into one library, builds the page, and installs both into an environment."""
