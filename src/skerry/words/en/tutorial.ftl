# What stands around a tutorial on the page.

tutorial-learn = Learn { $game }
tutorial-chapters = Chapters
tutorial-step = Step { $at } of { $count }
tutorial-next = Next
tutorial-back = Back
tutorial-show = Show me
tutorial-other = The rules allow that, but this step is about something else.
tutorial-replies = What has happened
tutorial-finish = Play now
tutorial-another-chapter = Next chapter
