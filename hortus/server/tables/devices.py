"""What a person recognises one of their devices by: a browser and a system, in a word each."""

BROWSERS = [
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
]
"""What a browser says of itself, and its name; most claim to be several, so the first that fits is it."""

SYSTEMS = [
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "Chromebook"),
    ("Mac OS", "Mac"),
    ("Linux", "Linux"),
]


def described(agent: str) -> str:
    """`Firefox, Android`; empty for a program that is no browser. Nothing else of what it says is kept."""
    found = [next((name for sign, name in words if sign in agent), "") for words in (BROWSERS, SYSTEMS)]
    return ", ".join(name for name in found if name)
