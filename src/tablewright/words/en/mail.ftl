### Playing by mail: clocks, whose turn it is, letters, and orders for while one is away.

## Clocks
mail-pace = Clocks
mail-pace-none = No clocks
mail-pace-live = Live
mail-pace-day = A day a turn
mail-pace-slow = Three days a turn
mail-pace-own = My own
mail-pace-bank = Everybody begins with
mail-pace-increment = Added after every turn
mail-pace-unit = Unit
mail-pace-note = A clock runs while the table waits for somebody, and stops while the game is paused. Whoever has no time left is played for by a bot until they are back.
mail-pace-told = Everybody begins with { $bank }; { $increment } are added after every turn.
mail-time =
    { $unit ->
        [days] { $count ->
            [one] { $count } day
           *[other] { $count } days
        }
        [hours] { $count ->
            [one] { $count } hour
           *[other] { $count } hours
        }
        [minutes] { $count ->
            [one] { $count } minute
           *[other] { $count } minutes
        }
       *[seconds] { $count ->
            [one] { $count } second
           *[other] { $count } seconds
        }
    }
mail-unit-minutes = minutes
mail-unit-hours = hours
mail-unit-days = days
mail-clock-left = Time left: { $time }
mail-stand-in = { $bot } stands in
mail-stand-in-mine = Your time was out. { $bot } plays for you until you are back.
mail-back = I am back

## Whose turn it is
mail-turns = Waiting for you
mail-turns-since = since { $time }
mail-notify = Tell me when it is my turn
mail-notify-on = While a page of Tablewright is open, your browser tells you when it is your turn.
mail-notify-off = Do not tell me any more
mail-notify-denied = Your browser does not let this page send notifications. You can allow it in the browser’s settings.
mail-notify-title = It is your turn
mail-notify-text = { $game } with { $players }

## E-mail
mail-title = Letters
mail-none = This server sends no e-mail.
mail-guest = With an account you can be told by e-mail when it is your turn.
mail-about = A short letter when a table waits for you and you are not there: one for every turn, with a link to the table.
mail-address = E-mail address
mail-address-note = Nobody else sees it. It is used for these letters only.
mail-wish-turns = Write to me when it is my turn
mail-wish-after = after I have been away for
mail-save = Save
mail-saved = Saved.
mail-confirm-sent = A letter with a link is on its way to { $address }. Once you have followed the link, you will be written to.
mail-unconfirmed = { $address } is not confirmed yet: follow the link in the letter that was sent there.
mail-confirmed = Letters go to { $address }.
mail-forget = Forget my address
mail-forgotten = Your address is forgotten. No more letters will come.
mail-confirm-title = Confirm your address
mail-confirm-text = Tablewright will write to this address when it is your turn.
mail-confirm-do = Yes, this is my address
mail-confirm-done = Thank you. Letters will go to this address from now on.
mail-unsubscribe-title = No more letters
mail-unsubscribe-text = You will not be told by e-mail any more when it is your turn.
mail-unsubscribe-do = Write to me no more
mail-unsubscribe-done = No more letters will come. Under “Name and account” you can ask for them again.

## The letters themselves
mail-letter-confirm-subject = Tablewright: confirm your address
mail-letter-confirm =
    Somebody, probably you, has asked Tablewright to write to this address when it is their turn.

    If it was you, follow this link and confirm it:
    { $link }

    If it was not you, do nothing: no more letters will come.
mail-letter-turn-subject = Your turn: { $game } with { $players }
mail-letter-turn =
    It is your turn: { $game } with { $players }.

    To the table:
    { $link }

    No more such letters:
    { $leave }
mail-letter-turn-clock =
    It is your turn: { $game } with { $players }.
    Time left: { $left }.

    To the table:
    { $link }

    No more such letters:
    { $leave }

## Orders
mail-orders = Orders
mail-orders-note = What your seat is to do when it is asked something and you are not there. Only you see your orders; they rest while you play a turn yourself.
mail-orders-mine = My orders
mail-orders-none = You have given no orders.
mail-orders-asking = Looking at what you may be asked next …
mail-orders-nothing = There is nothing that you could be asked now.
mail-orders-no-turn = Your seat has had its last turn: at most it is still asked something in the turns of others.
mail-order-new = A new order
mail-order-when = When I am asked something like
mail-order-do = do this
mail-order-unless = unless I may
mail-order-unless-none = no exception
mail-order-span = How long
mail-order-span-once = Once
mail-order-span-round = Until the round ends
mail-order-span-always = Until I say otherwise
mail-order-give = Give the order
mail-order-given = The order is given.
mail-order-remove = Take back the order: { $action }
mail-order-not-possible = Was not possible: { $why }
mail-order-not-offered = Was not possible the last time.
mail-order-left = Left to you, as you could have done this: { $action }
mail-order-decline = Always: { $action }
mail-order-declined = From now on this is answered for you. Under “Orders” you can take it back.

## Errors
error-stand-in-plays = A bot plays your seat at the moment. Say that you are back first.
error-no-mail = This server sends no e-mail.
error-bad-link = This link is not good, or not any more.
error-too-many-orders = You have given { $most } orders; take one back first.
