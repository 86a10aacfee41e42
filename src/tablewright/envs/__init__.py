"""The games as environments for machine learning: PettingZoo and OpenSpiel, over the same engines."""
