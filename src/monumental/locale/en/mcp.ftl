### What `monumental mcp` says: to the client that sits at a table, and to whoever starts it for one.
###
### Names of tools, of what they take, and words to be typed as they stand are English in every language.

## Said once, when the client sits down

mcp-instructions = You sit at a table of Monumental, a civilization board game, and play one seat of it. options says what you are asked and numbers what you can do; play does one of these. table shows what lies on the table, why_not says why something can't be done, and card, rule and word explain. You know what a player at this seat can know, and no more. Whoever has the most points at the end wins.

## The tools

mcp-table = The table as you see it: what lies in the middle, your things and those of the other players.
# Words that can be given to it; they stay English.
mcp-table-part = Only a part: city, opponent, display, discard, archive, policies, map, "tile 17", or the name of a player. Left out, everything.
mcp-options = What you are asked now, and all you can answer, each with a number; or who is asked instead; or how the game ended.
mcp-play = Take one of the options. The answer says what happened, up to your next question.
mcp-play-option = The number of the option, or the action in words, such as "use b2".
mcp-why-not = Why something that is not among the options can't be done now, with the rule behind it.
mcp-why-not-action = The action in words, such as "acquire 3", or a verb alone, such as "conquer".
mcp-hint = What the coach would do: how likely each seat wins, up to three options with what speaks for each, and what is expected. Only against bots, or where all at the table agreed on hints.
mcp-card = What a card or a civilization does.
mcp-card-name = Its name; also "b2" for a cell of your City, "3" for the display.
mcp-rule = Rules, by their number or what they are about.
mcp-rule-words = A number or its beginning, such as "DUEL-ACT", a term such as "scoring", or words. Left out, the rule behind what you are asked.
mcp-word = What a word of the game means.
mcp-word-name = The word. Left out, a list of all of them.
mcp-log = What happened lately.
mcp-log-whole = true: in the whole game.
mcp-score = The points as if the game ended now.
mcp-wait = Wait until you are asked again, while others play. The answer says what happened meanwhile.
mcp-wait-seconds = How many seconds at most, up to 60.
mcp-new-game = Begin a new game against the computer. The one you sit at is left.
mcp-new-game-rules = duel, classic or continuous. Left out, the same as now.
mcp-new-game-opponents = Who plays against you: beginner, normal, strong, expert, or another bot, one for each other seat.
mcp-new-game-civilization = Your civilization, such as "japanese". Left out, it is chosen in the game.
mcp-new-game-seed = A number: equal numbers give equal luck. Left out, luck is new.

## What can't be done

mcp-no-tool = There is no tool { $tool }; there are { $known }.
mcp-no-part = There is nothing called "{ $part }" on the table; there is { $known }.
mcp-no-argument = { $tool } does not take { $argument }; it takes: { $known }.
# $kind: a type as JSON calls it, such as "string" or "integer".
mcp-wrong-argument = { $tool }: { $argument } should be of the type { $kind }, and of a sensible size.
mcp-missing-argument = { $tool } needs { $argument }.

## Said to whoever starts it

mcp-not-installed = The Model Context Protocol is not installed here: { $command }
mcp-table-alone = --table sits down at a table as it was made, so { $option } can't be chosen
mcp-table-only = { $option } is for a table on a server: name one with --table
mcp-no-link = "{ $link }" is no link of a table: one looks like http://localhost:8000/table/abc
mcp-no-server = There is no Monumental server at { $server }.
mcp-server-gone = The server at { $server } does not answer. Try again later.
mcp-wrong-key = The server at { $server } does not know this key.
mcp-no-seat = No seat at this table is free for you, and none is yours.
mcp-other-game = The game at this server can't be read here: { $problem }
