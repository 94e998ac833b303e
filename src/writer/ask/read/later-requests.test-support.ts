// Written after the rules were done, and not used to tune them.
export const LATER_REQUESTS = `
can we lose a few sentences => shorter
it drags on a bit, tighten it up => shorter
half the length would do => shorter(much)
guests never read that much, shorter pls => shorter
a tad longer if you can => longer(bit)
feels thin, flesh it out => longer
the headline is too wordy => shorter@Title
opening paragraph could be snappier => shorter@Summary
make the summary friendlier => tone:warm@Summary
sounds like a robot wrote it => tone:warm
it reads like a brochure, tone that down => tone:plain
can it be a little more laid-back => tone:warm
give it more energy => tone:lively
something classier => tone:refined
we want it to sound high-end => tone:refined
less marketing speak => tone:plain
kick off with the hot tub => first:hot tub
the lake view deserves to be first => first:lake view
lake view before anything else => first:lake view
pls open w the dock => first:dock
I think the sauna should be mentioned first => first:sauna
could the fire pit come a bit sooner => earlier:fire pit
shift parking further down => last:parking
save the road for the end => last:road
wrap up with the kayak => last:kayak
nobody cares about the tv => none:tv
ditch the washer bit => none:washer
we'd rather not mention Milo => none:milo
no need to mention the dog => none:dog
the bit about the road can go => none:road
please take the neighbors out => none:neighbors
I don't want the pool in there => none:pool
scrap the grocery store => none:grocery store
hide the road thing => none:road
kitchen is overdone => less:kitchen
too many words about the kitchen => less:kitchen
dial back the laundry => less:laundry
keep the kitchen short => less:kitchen
go easy on the hot tub => less:hot tub
the lake deserves more space => more:lake
play up the lake access => more:lake access
can you work in the patio => more:patio
why no kayak? => more:kayak
people love the dock, say more about it => more:dock
remember the dishwasher => more:dishwasher
rave about the view => more:view
call the house a home => words:house>home
swap 'house' for 'home' => words:house>home
please stop using the word modern => words:modern>
no exclamation marks and shorter => marks:exclamation marks + shorter
leave the title alone but shorten the rest => keep§Title + shorter
warmer, shorter, and the dock first => tone:warm + shorter + first:dock
we just installed a wallbox => fact
we got rid of the pool => fact
it has five bedrooms actually => fact
`;

export const LATER_NOT_UNDERSTOOD = `
can i get a discount
how many guests viewed it
make it sound like me
turn it into a song
what do other hosts write
update my calendar
`;
