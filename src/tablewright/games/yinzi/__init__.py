# not compiled: in the making, and not offered by the registry yet
