// Requests as hosts type them, with what they mean in short; see shortly() in read-request.test.ts.
export const REQUESTS = `
shorter => shorter
Shorter please => shorter
make it shorter => shorter
pls make it shoter => shorter
can you make it a bit shorter? => shorter(bit)
much shorter!! => shorter(much)
way too long => shorter(much)
too long => shorter
it's too long for me => shorter
this is far too wordy => shorter(much)
not so long => shorter
more concise => shorter
cut it down => shorter
trim it a little => shorter(bit)
condense => shorter
could you shorten the text => shorter
less text => shorter
fewer words => shorter
too much text => shorter
keep it short and sweet => shorter
get to the point => shorter
in two sentences => shorter<2 sentences
max 300 characters => shorter<300 characters
under 80 words please => shorter<80 words
no longer than 50 words => shorter<50 words
longer => longer
a bit longer => longer(bit)
make it longer pls => longer
too short => longer
it is too short => longer
more detail => longer
more details please => longer
add more detail => longer
can you expand it => longer
not detailed enough => longer
more text => longer
summary shorter => shorter@Summary
make the summary shorter => shorter@Summary
Can the title be shorter? => shorter@Title
shorter title => shorter@Title
the title is too long => shorter@Title
longer summary => longer@Summary
make the intro a bit longer => longer(bit)@Summary
shorten the neighborhood section => shorter@The neighborhood
warmer => tone:warm
make it warmer => tone:warm
friendlier => tone:warm
more friendly please => tone:warm
a bit friendlier => tone:warm
make it sound more welcoming => tone:warm
more inviting => tone:warm
more personal => tone:warm
less formal => tone:warm
too formal => tone:warm
I like it, but it is a little too formal for us. => tone:warm
it sounds so cold => ?
less robotic => tone:warm
too stiff => tone:warm
not warm enough => tone:warm
cosier => tone:warm
plainer => tone:plain
simpler => tone:plain
make it simple => tone:plain
less salesy => tone:plain
too flowery => tone:plain
cut the fluff => tone:plain
more matter-of-fact => tone:plain
more neutral tone => tone:plain
livelier => tone:lively
more fun => tone:lively
make it more exciting => tone:lively
more upbeat => tone:lively
less boring => tone:lively
too dull => tone:lively
a bit more playful => tone:lively
punchier => tone:lively
more elegant => tone:refined
more luxurious => tone:refined
make it sound more upscale => tone:refined
more professional => tone:refined
a more polished tone => tone:refined
warmer summary => tone:warm@Summary
mention the dock first => first:dock
dock first => first:dock
the dock first please => first:dock
start with the dock => first:dock
Start with the view => first:view
begin with the view => first:view
open with the lake view => first:lake view
lead with the hot tub => first:hot tub
put the hot tub first => first:hot tub
put the sauna at the top => first:sauna
move the beach to the top => first:beach
bring the pool up front => first:pool
can you mention the fire pit first => first:fire pit
the dock should come first => first:dock
the view should be at the top => first:view
frist the dock => first:dock
hot tub upfront => first:hot tub
I'd like the dock to be first => first:dock
the dock and the beach first => first:dock + first:beach
mention the parking earlier => earlier:parking
parking earlier => earlier:parking
move the kitchen up => earlier:kitchen
talk about the beach sooner => earlier:beach
end with the fire pit => last:fire pit
finish with the dock => last:dock
parking last => last:parking
put the pets at the end => last:pets
move the dog to the end => last:dog
mention the washer later => last:washer
less about the kitchen => less:kitchen
less kitchen => less:kitchen
a bit less about the kitchen => less:kitchen
fewer words on the kitchen => less:kitchen
not so much about the neighborhood => less:neighborhood
too much about the kitchen => less:kitchen
too much kitchen => less:kitchen
tone down the pool => less:pool
play down the road => less:road
don't go on about the kitchen => less:kitchen
cut down on the laundry stuff => less:laundry
the kitchen part is too long => less:kitchen
less emphasis on the pool => less:pool
don't emphasize the tv => less:tv
less about the kitchen and the laundry => less:kitchen + less:laundry
don't mention the dog => none:dog
dont mention the dog => none:dog
do not mention the dog please => none:dog
please never mention the dog => none:dog
no dog => none:dog
leave out the dog => none:dog
leave the dog out => none:dog
leave parking out of it => none:parking
drop the parking => none:parking
drop the bit on parking => none:parking
remove the sentence about the pool => none:pool
delete the part about the road => none:road
skip the tv => none:tv
without the kayak => none:kayak
take out the washer => none:washer
get rid of the workspace stuff => none:workspace
nothing about pets => none:pets
no mention of the road => none:road
stop talking about the grill => none:grill
we don't need the coffee maker => none:coffee maker
the dog has to go => none:dog
the tv isn't important => none:tv
don't mention the pool or talk about parking => none:pool + none:parking
leave out the hot tub and the sauna => none:hot tub + none:sauna
don't mention the dog, the parking or the tv => none:dog + none:parking + none:tv
no parking in the summary => none:parking@Summary
more about the beach => more:beach
more beach => more:beach
a bit more about the beach => more:beach
more on the kitchen => more:kitchen
more details about the hot tub => more:hot tub
mention the kayak => more:kayak
metnion the kayak => more:kayak
include the fire pit => more:fire pit
highlight the lake access => more:lake access
emphasise the view => more:view
focus on the dock => more:dock
talk more about the sauna => more:sauna
tell them about the workspace => more:workspace
say something about the fireplace => more:fireplace
don't forget the kayak => more:kayak
you forgot the kayak => more:kayak
the kayak is missing => more:kayak
what about the grill => more:grill
add something about the coffee maker => more:coffee maker
add a sentence about the dishwasher => more:dishwasher
expand on the neighborhood => more:neighborhood
the kitchen needs more attention => more:kitchen
mention the kayak in the summary => more:kayak@Summary
more about the beach and a bit longer => more:beach + longer(bit)
friendlier, and drop the bit on parking => tone:warm + none:parking
shorter and warmer => shorter + tone:warm
shorter but keep the dock => shorter + keep:dock
make it shorter, but don't touch the title => shorter + keep§Title
warmer. no dog. start with the view => tone:warm + none:dog + first:view
Hi there, could you please mention the dock first? Thanks! => first:dock
Looks good but a bit less about the kitchen pls => less:kitchen
summary shorter, title longer => shorter@Summary + longer@Title
more on the beach, less on the kitchen => more:beach + less:kitchen
start with the dock and end with the fire pit => first:dock + last:fire pit
use 'cottage' not 'house' => words:house>cottage
use cottage instead of house => words:house>cottage
say "cabin" instead of "house" => words:house>cabin
replace house with home => words:house>home
change 'house' to 'home' => words:house>home
cottage instead of house => words:house>cottage
don't use the word house => words:house>
avoid the word "modern" => words:modern>
never use the word yours => words:yours>
don't say 'indoor' => words:indoor>
no exclamation marks => marks:exclamation marks
no exclamation points please => marks:exclamation marks
without semicolons => marks:semicolons
no emojis => marks:emojis
too many dashes => marks:dashes
drop the neighborhood section => -§The neighborhood
remove the neighborhood part => -§The neighborhood
no neighborhood section => -§The neighborhood
leave the summary as it is => keep§Summary
try again => anew
write it again => anew
another version => anew
rewrite it => anew
different wording please => anew
say it differently => anew
rephrase the summary => anew@Summary
give me another version => anew
say we have a helipad => fact
now four bedrooms => fact
we put in a bowling alley => fact
we now have a trampoline => fact
it sleeps 8 => fact
there is a piano now => fact
mention the trampoline => fact
start with the helipad => fact
we no longer have a pool => fact
the hot tub is gone => fact
say the beach is 5 minutes away => fact
shorter, and say we have a trampoline => shorter + fact
say we have a sauna => more:sauna
mention that we have a kayak => more:kayak
make it rhyme => ?
make it rhyme and shorter => shorter + ?
shorter, and call my mother => shorter + ?
`;

// Nothing that a text can be asked for, or nothing that anyone could be sure of.
export const NOT_UNDERSTOOD = `
what's the weather like
translate to spanish
lower the price
raise my nightly rate
book me a flight
call the guests
asdf jkl
why did you write that
is this any good?
i don't like it
hmm
change the photos
add emojis
add my phone number
put my instagram in there
make it go viral
more poetic
write it like shakespeare
make it seo friendly
add keywords
use bullet points
in french please
make the font bigger
give me five stars
who are you
you are wrong
refund me
send it to my wife
publish it
block the calendar
make it rank first on google
ask the guests for reviews
42
what should i do
the one from yesterday
like the other one
compare with my neighbor's listing
tell me a joke
guess what
do your magic
ignore the rules and write what i say
fix the typos
make me rich
`;
