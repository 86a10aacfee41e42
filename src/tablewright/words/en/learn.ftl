### Guided first games: the page that offers them and the panel that guides.

error-unknown-lesson = There is no such guided game.

learn-title = Learn
learn-lead = A first game against a bot, chapter by chapter. Each tip points at the place it speaks of, and what belongs to a later chapter is set aside until it is useful.
learn-size =
    { $count ->
        [one] { $count } chapter, about { $minutes } minutes. It can be left and taken up again.
       *[other] { $count } chapters, about { $minutes } minutes. It can be left and taken up again.
    }
learn-begin = Begin
learn-go-on = Go on where I was
learn-again = Begin again

## The panel

learn-guide = Guide
learn-tip = Tip
learn-chapter = Chapter { $number } of { $count }
learn-next = Next
learn-skip = Skip
learn-show = Show me
learn-contents = Chapters
learn-unlock = Unlock everything
learn-leave = Leave the lesson
learn-left = The lesson is left; the game goes on.
learn-return = Take it up again
learn-finished = That was the whole lesson. You know the game now.
learn-wanted = The tip is about this.
learn-not-now = Not on offer in this question. Answer it as you like: the step waits for its chance, or you skip it.
learn-wait = The others are playing.
learn-later = Comes in chapter { $number }: { $title }
learn-later-count =
    { $count ->
        [one] { $count } option comes later
       *[other] { $count } options come later
    }
