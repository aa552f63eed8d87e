"""The workshop: editions that are being edited, looked at and measured in processes of their own."""
