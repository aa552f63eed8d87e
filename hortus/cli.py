"""placeholder"""


def main() -> None:
    print("hortus")
