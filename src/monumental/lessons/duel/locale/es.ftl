### The course of Duel. A lesson has a title (its name), a line about it (-about), and a text for each step.

course = Monumental Duel
course-about = Two civilizations, ten minutes: all you need to play.

city = Row and column
city-about = Your city is three by three cards. Each round, one row and one column of it work.
city-nine = This is your city: nine cards in three rows and three columns.
city-choose = At the beginning of each round you choose one row and one column. Choose the bottom row and the middle column: there are four Work Camps to be had.
city-too-little = That would bring less: only one { $card-work-camp } is in the top row and the left column.
city-gained = Every card that was activated has given you its resources. They are in your supply now.
