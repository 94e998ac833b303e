// Verbs that claim nothing of a home by themselves: what they act on is checked. Verbs of service (deliver, restock,
// guide), of making (built, carved) and of growing are left out on purpose, since they are claims.
export const HARMLESS_VERBS = `
rattle dance
braai barbeque grill picnic
creak crave linger laze potter mooch loaf hang pedal cycle ski hike surf snorkel sail row kayak canoe golf fish camp sled sledge
skate jog run sprint stargaze birdwatch people-watch sightsee shop browse haggle detour backtrack acclimatise acclimatize
unpack drip dribble trickle stagger rotate hunt stargaze picnic daydream procrastinate dine lunch brunch snuggle lounge laze loll bask unwind dawdle
enjoy roam ponder contemplate meditate communicate convey confide redo freshen refresh sweeten devour loathe cherish
dread irritate frighten inspire excite rejoice misunderstand misread comprehend foresee analyze analyse speculate coincide
dangle ascend descend hitchhike wander amble stroll meander mosey potter putter dabble doodle squint blink gobble slurp nosh
scoff polish scrub swab rinse lather shampoo floss gargle tweeze moisturise moisturize sunbathe tan sunscreen sweat thaw
chill refrigerate freeze unfreeze defrost marinate season whisk knead dice mince grate drain sieve drizzle toast sear saute
poach steam braise barbecue fry stew caramelise caramelize garnish plate portion reheat rewarm microwave blend puree brew
percolate steep stir sip swig guzzle quench hydrate dehydrate
launder tumble fold press crease uncrease steam air hang peg wring spin soak
print scan fax email type code edit proofread upload download binge rewatch pause rewind buffer log dial ring
babble chatter natter gossip confer consult debrief brainstorm rehearse revise cram study
stash store stow tuck shelve prop wedge lean hoist heave lug schlep trundle wheel unload reload repack unzip zip
jetlag oversleep doze snooze nap drowse stir toss rouse awaken rise
bicker squabble sulk fidget wriggle crawl toddle scamper romp
commute hike jog climb scramble
splurge skimp budget scrimp economise economize haggle
swim dive paddle float wade splash
delight nourish recuperate recover convalesce decompress regroup rendezvous congregate assemble reconvene
scrap ditch forgo forego bypass sidestep dodge outlast outstay
suffice necessitate entail imply denote signify
book
abandon abide absorb accelerate accept access accommodate accompany accomplish account accumulate accuse accustom ache
achieve acknowledge acquire act adapt add adjust admire admit adopt advance advise affect afford agree aim alert align
allot allow alter alternate amaze amount amuse anchor announce annoy answer anticipate apologise apologize appeal
appear applaud apply appoint appreciate approach approve argue arise arouse arrive ask assemble assess assign assist
associate assume assure attach attempt attend attract avoid awaken back balance ban bang bargain base bathe be
bear beat beckon become beg begin behave believe belong bend benefit bet blame blend bless blink block blow boil boost
borrow bother bounce bow brace brave break breathe brighten bring broaden browse brush bump bundle burn burst bury buy
buzz calculate call calm cancel cap capture care carry cast catch cater cause cease celebrate challenge chase chat
cheat check cheer chew chill chip choose chop chuck circle circulate claim clap clarify clear click climb cling close
clutch coax collapse collect collide combine come comfort command commence comment commit commute compare compensate
compete compile complain complete complicate comprise concentrate concern conclude conduct confess confine confirm
confuse congratulate connect conserve consider consist console constitute consult consume contact contain contend
continue contrast contribute control convene converse convert convince cool cooperate cope copy correct correspond
cost cough count cover crack cram crash crave crawl create creep criticise criticize crop cross crouch crowd crumble
crush cry cuddle cure curl cut dare darken dash dawdle deal debate decide declare decline decrease dedicate deduct
defeat defend defer define defrost delay delegate delete demand demonstrate deny depart depend deposit deprive derive
descend describe deserve desire despair detach detect deter determine detour devote dial dice dictate die differ dig
dim diminish dine dip direct disagree disappear disappoint discard discourage discover discuss dislike dismiss dispute
disrupt distinguish distract distribute disturb dive divert divide do dodge double doubt download doze drag drain draw
dream dress drift drill drink drive drop drown dry duck dump dunk duplicate dwell earn ease eat economise economize
edge edit educate eject elect eliminate embark embrace emerge emphasise emphasize employ empty enable encounter
encourage end endure energise engage enlarge ensure enter entertain entitle equal erase escape establish estimate
evaluate evaporate even evolve exaggerate examine exceed exchange exclude excuse execute exert exhale exhaust exist
exit expand expect expire explain explode explore export expose express extend extract fade fail faint fall fancy fare
fasten favor favour fear feast feed feel fetch fiddle fidget fight figure file fill film filter finalise finalize find
finish fit fix flash flatten flee flick flicker flip flirt float flop flow flush fly focus fold follow fool force
forecast forget forgive form forward foster free freeze fret frown frustrate fry fulfil fulfill function fund fuss
gain gamble game gasp gather gaze generate get giggle give glance glide glow glue go govern grab graduate grant grasp
grieve grin grip groan group growl grumble guess gulp guzzle hail halt halve hand handle hang happen harm hasten hate
haul haunt head heal heap hear heat heave help hesitate hide highlight hinder hinge hit hitch hoist hold hoot hop hope
hover huddle hug hum hurl hurry hurt hush identify ignore illustrate imagine imply impose impress improve improvise
include incorporate increase incur indicate indulge inflate inform inhale inherit inhibit initiate inquire insert
insist inspect instruct insult insure integrate intend interact interest interfere interpret interrupt intervene
interview introduce invade invent invest investigate invite involve iron issue itch jam jog join joke jot judge juggle
jump justify keep kick kid kill kiss knead kneel knit knock know label labor labour lack ladle land last laugh launch
lay lead lean leap learn leave lend lengthen lessen let level liaise lick lie lift light lighten like limit limp line
linger link list listen live load loaf loan locate lock lodge log loiter long look loosen lose lower lug lull lump
lurk mail maintain make manage march marinate mark mash match matter maximise maximize mean measure meet melt memorise
memorize mend mention merge mess message mind mingle minimise minimize mislead miss mistake mix moan modify mop
motivate mourn move muddle multiply munch murmur muse muster mute nag name nap narrow navigate neaten need neglect
negotiate nibble nod note notice notify nudge obey object oblige observe obtain occupy occur offend offer operate
oppose opt order organise outdo outgrow outlast outlive outnumber outweigh overcome overdo overeat overhear overlap
overnight oversleep overtake owe own pace pack pad panic park part participate pass paste pat pause pay pedal peek
peel peep perform perk persist persuade phone pick piece pile pin pinch pitch place plan plate play plead please plod
plonk plot pluck plug point poke pop portion pose possess post postpone pounce pour practice practise praise preach
precede predict prefer prepare present preserve press presume pretend prevent print prioritise prioritize proceed
produce progress prohibit prolong promise promote prompt pronounce prop propose protect protest prove provide provoke
publish puff pull pump punch purchase pursue push put qualify quarrel queue quieten quit quiz quote rain raise ramble
rank rate reach react read realise realize reap rearrange reassure recall receive recharge recite reckon recline
recognise recognize recommend reconsider record recount recover recruit recycle redeem reduce refer refine reflect
refrain refuel refuse regain regard register regret regroup regulate rehearse reheat reject rejoin relate relax
release relieve relish relocate rely remain remark remember remind remove reopen reorganise repack repay repeat repel
reply report represent request require rescue resemble reset resign resist resolve respect respond rest restart
restrain restrict result resume retain rethink retire retrace retrieve return reunite reveal reverse review revise
revisit revive reward rewind rid ride ring rinse rip rise risk roast rob roll romp rotate rouse rub rule rumble run
rush sacrifice satisfy saunter save say scamper scan scare scatter schedule scoff scold scoop scoot score scour scout
scramble scrape scratch scream scribble scroll scrub scurry seal search see seek seem seize select send separate serve
set settle sew shake share shave shelve shield shift shine shiver shoot shorten shout shove show shrink shrug shut
sigh sign signal simmer simplify sing sip sit sketch skim skip slam sleep slice slip slot slow slumber slurp smear
smell smile smooth smother snack snap snatch sneak sneeze sniff snooze snore snuggle sob socialise socialize soften
solve soothe sort sound space spare spark speak specify speed spell spend spill spin splash split spoil sponge spot
sprawl spray spread sprinkle sprint squabble squash squat squeeze stack stagger stall stand stare start startle starve
state stay steady steal steer step stick stiffen stir stitch stoop stop stopover stow straighten strain strap stray
strengthen stretch stride strike string strip struggle stub study stuff stumble submit substitute succeed suck suffer
suggest suit sulk sum summon sunbathe supervise supply support suppose suppress surface surge surpass surprise
surrender survive suspect suspend sustain swallow swap swear sweat sweep swell swipe swirl switch swivel swoop tackle
tag take talk tame tangle tap target taste tear tease tell tempt tend term terminate test text thank thaw think thrive
throw thrust thump tick tickle tidy tie tighten tilt time tinker tip tiptoe tire toddle toil tolerate top toss total
touch tow trace trade translate trap travel tread treat tremble trim trip triple trot trouble trudge trust try tuck
tug tumble turn twirl twist type undergo underline understand undertake undo undress unfold unite unlace unload unlock
unpack unplug unroll unscrew untangle unwind unwrap uphold upload upset urge use usher utilise utilize utter vacate
value vanish vary venture verify veto visit voice volunteer vote vow wade waft wait wake wallow wander want warm warn
warrant wash waste watch weaken wear weather weep weigh welcome wend whip whirl whisk whisper whistle widen win wince
wind wink wipe wish withdraw withstand witness wobble wonder work worry worsen wreck wrestle wriggle wring write
yank yawn yearn yell yield zip zoom
`;

// Forms that no rule of inflection gives.
export const IRREGULAR_FORMS = `
went gone came ran fell sank drank swum rose arose awoke bore beaten bitten broadcast burst crept dwelt forecast foresaw forgave
ground hidden knelt lay leapt mown outgrew overdone overheard proved quit sawn sheared shod shrank slain slung snuck sought
spat spelled spelt sprang sprung stank strode strove strung sweat swept swollen threw thrown told trod wove wrung
built swept crept dreamt burnt learnt leapt spilt spoilt sung rung shrunk stolen sworn torn wept swung dug fled flung leant proven
sewn shaken sped spun split struck sunk thrust trodden undone upset withdrawn bled clung forbidden forgiven knelt
mistaken overcome overslept overtaken undertaken woken sold
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
