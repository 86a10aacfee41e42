# The commands of run.py, for fingers that are used to make. Arguments: make test-fast ARGS=tests/kernel
PYTHON ?= python3
COMMANDS = play test test-fast check rules folders bench load soak mutants clean

.PHONY: $(COMMANDS)
$(COMMANDS):
	$(PYTHON) run.py $@ $(ARGS)
