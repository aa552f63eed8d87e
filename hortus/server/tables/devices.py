"""A short description of a device for its owner: browser and system."""

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
"""A word in the user agent, and the browser's name. Most name several browsers, so the first match counts."""

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
    """For example `Firefox, Android`; empty for a program. Nothing else of the user agent is kept."""
    found = [next((name for sign, name in words if sign in agent), "") for words in (BROWSERS, SYSTEMS)]
    return ", ".join(name for name in found if name)
