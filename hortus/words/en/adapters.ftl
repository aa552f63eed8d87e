### Sentences of the adapters for research libraries.

adapters-missing = This adapter needs the library { $library }, which is not installed: pip install 'hortus[{ $extra }]'.
adapters-no-field = The observation has no field { $field }; its fields are { $fields }.
adapters-no-rules = An observation is laid out for rules, as hortus.rules('petal') gives them.
adapters-no-seat = Only a seat has an observation: use match.perspective(seat) with the number of a seat.
adapters-buffer = An observation of this table needs a writable buffer of { $numbers } float32 numbers, which are { $bytes } bytes in a row.
adapters-reward = There is no reward { $reward }; the rewards are { $rewards }.
adapters-history = The history is a whole number of choices from 0 to 10000, not { $history }.
adapters-action = An action is a whole number, not { $action }.
adapters-seed = A seed is a whole number from 0 on, not { $seed }.
adapters-seeds =
    { $wanted ->
        [one] For { $wanted } table the number of seeds should be { $wanted }, not { $given }; or give a single number.
       *[other] For { $wanted } tables the number of seeds should be { $wanted }, not { $given }; or give a single number.
    }
adapters-opponents = The number of opponents at this table is { $wanted }, not { $given }; one name alone is for all of them.
adapters-mode = There is no render mode { $mode }; the modes are { $modes }.
adapters-cycles = max_cycles is a whole number from 1 on, not { $cycles }.
adapters-tables = num_envs is a whole number from 1 on, not { $tables }.
adapters-no-pictures = Many tables at once have no pictures; leave out render_mode, or use a single environment.
adapters-no-history = Many tables at once keep no history; leave it out, or use a single environment.
adapters-seat = The seat is a number from 0 to { $last }, not { $seat }.
adapters-over = The game is over; nothing can be done any more.
adapters-outcome = Outcome { $outcome } cannot be drawn now.
adapters-illegal = Seat { $seat } cannot choose action { $action } now.
adapters-observer = An observer of Hortus takes no parameters, not { $params }.
adapters-option = An option is written as key:choice, as in contents:memory, not { $option }.
