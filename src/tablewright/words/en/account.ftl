### Accounts: the same name and the same tables on every device.

account-title = Name and account
account-open = Account

## My name
account-name-note = Everybody sees it at your tables. Whoever could be taken for somebody else there is shown with a number, such as #417.
account-name-save = Save the name
account-renamed = You are called { $name } now.

## A guest
account-guest = You are a guest: only this browser knows you. With an account you find your name and your tables again on every device.
account-make = Make an account
account-make-do = Make the account
account-made = The account is made. Sign in with it on your other devices.
account-login = Account name
account-login-note = 3 to 40 characters: letters from a to z, digits, and the signs . _ - You sign in with it; nobody else sees it. Capital letters make no difference.
account-password = Password
account-password-note = At least 8 characters. Three or four words that do not belong together are good; what others use as well is refused. There is no way to get back in without it.
account-password-show = Show the password
account-sign-in = I have an account
account-sign-in-do = Sign in
account-bring = Bring along what I have here as a guest
account-bring-tables =
    { $count ->
        [one] { $count } table comes with you to the account. Otherwise you lose your seat at it.
       *[other] { $count } tables come with you to the account. Otherwise you lose your seats at them.
    }
account-welcome = Welcome back, { $name }.

## With an account
account-signed-in = Signed in as { $login }
account-sign-out = Sign out
account-sign-out-note = This browser forgets you, and a copy of its cookie is worth nothing. Everything stays with your account.
account-sign-out-everywhere = Sign out everywhere
account-sign-out-everywhere-note = All your devices forget you, this one too. Good if one of them is lost.
account-signed-out = You are signed out and a new guest here.
account-signed-out-everywhere = You are signed out on all devices, and a new guest here.
account-change = Change the password
account-change-note = All your other devices are signed out.
account-password-old = Present password
account-password-new = New password
account-changed = The password is changed. All other devices are signed out.

## My browsers
account-sessions = My browsers
account-sessions-note = Where you are signed in. One that you do not know, or do not have any more, can be signed out from here.
account-session-unknown = Unknown browser
account-session-here = This browser
account-session-seen = Last used on { $date }
account-session-end = Sign out
account-session-end-of = Sign out: { $browser }, { $seen }
account-session-ended = Signed out: { $browser }
account-forget = Forget me in this browser
account-forget-note = You have no account, so nobody can come back as you afterwards: your seats and tables stay behind, without you. To keep them, make an account first; to free them for others, delete yourself instead.
account-forget-sure = Yes, I give up my seats and tables

## Going
account-delete = Delete my account
account-delete-guest = Delete me
account-delete-goes = What goes
account-delete-goes-name = Your name, everywhere: also at finished games you are only a seat number.
account-delete-goes-login = Your account name and password; all your devices are signed out.
account-delete-goes-cookie = The cookie by which this browser knows you.
account-delete-goes-seats = Your seats at running games: they are free, and somebody else may play on.
account-delete-stays = What stays
account-delete-stays-games = The games you played, with all their moves and results, without your name.
account-delete-stays-tables = Tables that you opened pass on to the next person who sits there; if there is nobody, they end.
account-delete-final = This cannot be undone.
account-delete-password = Your password, to be sure that it is you
account-delete-sure = Yes, I want to be deleted
account-deleted = You are deleted. Whoever looks at this page now is a new guest.
