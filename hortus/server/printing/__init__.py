"""Printed games and boards, made in a process of their own."""
