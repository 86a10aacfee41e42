"""Harbour: a small complete game that the kernel's tests are played on. It uses every device that the kernel offers."""
