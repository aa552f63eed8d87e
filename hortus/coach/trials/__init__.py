"""The part of the coach that is compiled: playing games to their ends."""
