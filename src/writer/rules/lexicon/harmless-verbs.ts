// Verbs that claim nothing of a home by themselves: what they act on is checked. Verbs of service (deliver, restock,
// guide), of making (built, carved) and of growing are left out on purpose, since they are claims.
export const HARMLESS_VERBS = `
fly sneeze relocate message
accept accommodate account ache achieve act adapt add adjust admit advise afford agree aim allow amount anchor answer
appear apply approach argue arise arrive ask assume attach attempt attend avoid await bathe be bear beat become beg
begin behave believe belong bend benefit bet blame block boil borrow bother bounce break breathe brighten bring browse
brush bump bundle burn call cap care carry catch cause chase chat check cheer chill choose chop claim clear close
collect combine come commute compare compete compile complain complete concentrate concern confirm connect consider
contain continue contribute control cool cope correct cost count cover crash crawl create creep cross crowd cry cuddle
cut dare darken deal decide decline defeat delay depart depend deserve detour dial dice die differ dim dine dip
disagree disappear discover discuss dismiss divide do double doubt download doze drag drain draw dream dress drift
drink drop dry dunk earn ease eat edit empty enable encounter end ensure enter equal escape estimate exist expect
explain explore expose extend fail fall fasten feast feed feel fetch fight figure fill film find finish fit fix flip
float flow focus fold follow forget forgive form free freeze fry fuss gain game gather get give glance go govern grab
gulp hail halve hand handle hang happen haul head hear heat help hesitate hide hitch hold hop hope huddle hurry hurt
hush ignore imagine improve include increase indicate intend interrupt invite involve join joke jump justify keep kick
kid knock know lack land last laugh lay lead lean leap learn leave lend let lie lift light like limit line linger link
list listen live load lock lodge log look loosen lose lower lug make manage mark match matter mean measure meet melt
mend mention merge mind miss mix move multiply mute name nap narrow need nibble nod note notice obey object observe
obtain occupy occur offer operate order outgrow outnumber overlap overnight owe own pack park pass pause pay pedal
peel perform permit pick place plan plate play plug point pop possess pour practice practise prefer prepare present
press pretend prevent print proceed produce promise prop protect prove provide pull punch push put queue quieten quit
raise ramble reach read realize rearrange recall receive reckon recline recognize recommend record recover reduce
refer reflect refuse regain rehearse reheat relate relax release rely remain remember remind remove repeat reply
report request require rescue resist resolve rest result resume retire return reveal reward rid ride ring rinse rise
roast roll rotate rub rule run rush satisfy save say scan scatter score scroll search seat secure see seem select send
separate serve set settle shake share shelter shift shoot shorten shout show shut simmer sip sit skip sleep slice slip
slow smile snack snooze snore soften solve sort sound space spare speak spell spend spill splash split spoil spot
sprawl spread squeeze stack stagger stand start state stay steal steer step stick stir stop stopover stow strap
stretch struggle study suffer suggest suit sum sunbathe supply support suppose surprise surround survive suspect sweat
sweep swipe switch take talk tap taste tell tend text thank thaw think throw tie time tiptoe tire toss touch trade
transfer travel treat triple trudge trust try tuck turn type understand undo unfold unload unlock unplug unwind upload
use value vary visit wait wake wander want warm warn wash waste watch wear weigh welcome wend widen win wind wipe wish
wonder work worry wrap write yawn yield zip
`;

// Forms that no rule of inflection gives.
export const IRREGULAR_FORMS = `
ain't am are aren't ate became been began begun being bent bit bitten blew blown borne bought bound broke broken
brought came can can't cannot caught chose chosen cost could couldn't cut dealt did didn't does doesn't doing don't
done drank drawn drew dried driven drove drunk eaten fallen fed fell felt fit flew flown forgot forgotten fought found
froze frozen gave given gone got gotten had hadn't has hasn't have haven't having he's heard held here's hid hidden
hit hung hurt i'd i'll i'm i've is isn't it'll it's kept knew known laid lain led left lent let let's lit lost made
meant met might mixed must mustn't needn't paid put ran rang read ridden risen rode rose said sat saw seen sent set
shan't she's shone shook should shouldn't shown shut slept slid spent spoke spoken spread stood stuck swam swum taken
that's there's they'd they'll they're they've thought threw thrown told took tried understood used was wasn't we'd
we'll we're we've were weren't what's where's who's woke woken won won't wore worn would wouldn't wound written wrote
you'd you'll you're you've
`;
