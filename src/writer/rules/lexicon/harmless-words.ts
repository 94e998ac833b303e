// Adjectives of degree, state and order, and of how people feel or things go wrong. What praises a home, or tells its
// looks, age, material, size or light, is a claim and stands elsewhere or nowhere.
export const HARMLESS_ADJECTIVES = `
smallest tallest shortest-legged tall white pleasant creaky chatty breezy blissful bearable snowed-in rained-off rained-out
worn-out tuckered pooped spent sunkissed windblown windswept sunstruck bleary starry salted wintry summery autumnal springlike
awful dumb insane exciting scary nasty embarrassing embarrassed depressed suspicious mysterious loyal eternal logical wealthy
brutal bizarre significant outrageous hairy definite ironic fuzzy hilarious crooked overwhelming childish meaningless artificial
sneaky profound ruthless flattering insensitive cynical substantial obnoxious incapable contagious immature disconnected
superficial abnormal drastic downright definitive theoretical clueless hazardous feeble fleeting disastrous erratic faulty
agreeable lumpy relentless perpetual accountable believable blurry imaginative pesky annoying glum tasty juicy crispy creamy
spicy hearty runny soggy chunky frothy piping lukewarm sharpened sliced grilled baked roasted poached pickled smoked toasted
unexpected untouched unfamiliar unbothered undecided uneventful unhurried unplanned unscheduled unspoken
allergic civil hottest coldest busiest shortest longest earliest sleepiest wettest hungriest youngest eldest
windy icy frosty foggy misty snowy cloudy stormy chilly nippy ongoing underway jetlagged seasick carsick dehydrated
famished ticklish clueless sunburnt hungover sleepwalking footsore breathless barefooted overloaded preoccupied disorganized
disorganised forgetful absentminded nostalgic stationary nonexistent negotiable overdressed underdressed travelsick
adventurous ambitious studious talkative chatty sociable thirsty peckish ravenous greedy bashful squeamish clumsy fidgety
competitive superstitious optimistic pessimistic sentimental inseparable outnumbered ticketed soaked soaking drenched sandy
salty sticky grubby grimy muddied rumpled creased wrinkled crumpled unwashed unironed leftover uneaten unread
unopened unsent unanswered earliest latest smaller tiny bigger older younger elderly grown teenaged lifelong
financial academic seated standing kneeling
able abrupt absent absolute abstract abundant acceptable accidental accurate active actual acute adaptable additional
adequate adjustable advanced advisable afloat afraid aimless alert alike alive alone aloof alternate alternative
amazed ambitious amusing angry annoying annual anxious apparent applicable appropriate approximate apt arbitrary
arduous ashamed asleep assorted attentive automatic available average awake aware awkward backward bad bare basic
bearable beforehand belated beneficial bewildered biased bitter blank bleak blind blunt bold bored boring bothersome
bound brave brief brisk broad broke bulky bumpy burnt busy capable careful careless casual cautious certain changeable
chaotic cheerful chilly choosy clear clever clockwise clumsy coarse cold collective compatible competent complete
complex complicated confident confused conscious consecutive considerable considerate consistent constant content
continual continuous contrary convenient cool cooperative correct costly countless courteous cramped cranky crazy
creative critical crowded crucial crude cruel cumbersome curious current customary cut daily damp dangerous daring
dark dead deaf dear decent decisive deliberate delicate demanding dense dependable dependent desirable desperate
detailed determined different difficult diligent dim direct dirty disappointed discreet dishonest distant distinct
distracted disused diverse divided dizzy doable dodgy doubtful drab drafty draughty dreary drowsy drunk dry due dull
durable dusty eager early earnest easygoing economical effective efficient effortless elementary eligible elusive
embarrassed emotional empty endless energetic enough equal equivalent even eventual evident exact excess excessive
excited exhausted existing expected expensive experienced explicit express extended extensive extra extreme faint fair
faithful false familiar far faraway faultless favorable favourable fearful feasible feverish few fiddly fierce final
finicky firm first fit fixed flexible flimsy floppy fluent fond foolish forceful foreign foremost forgetful formal
former forthcoming fortunate forward foul fragile frail frank frantic frequent fretful frightened frozen frugal
fruitless frustrated fumbling functional funny furious further fussy futile gentle genuine giddy gifted glad gloomy
good gradual grateful greasy greedy grim gritty groggy gross grown grubby grumpy guilty half halfway handy happy hardy
harmful harmless harsh hasty hazy headlong healthy heavy hectic helpful helpless hesitant hoarse hollow homesick
honest hopeful hopeless horrible hostile hot hourly humble humid hungry hurried hurtful hushed hybrid identical idle
ignorant ill illegal immediate imminent impartial impatient imperfect impolite important impossible impractical
improper inaccurate inadequate incidental inclined incomplete inconvenient incorrect indecisive indefinite indirect
individual inevitable inexpensive infrequent initial inner innocent inquisitive insecure insignificant instant
insufficient intact intense intent intentional interested interesting interim intermittent internal invalid invisible
invited irregular irrelevant irritable itchy jaded jealous jittery joint judicious jumpy junior just keen key kind
lame last lasting late latter lawful lax lazy lean leftover legal legible leisurely lengthy lenient less lesser level
liable light likable likely limited limp linked liquid listless literal lone lonely lonesome long longstanding loose
lost loud low lucky lukewarm mad main major makeshift manageable mandatory manual many marginal marked married mature
maximum meager mean meaningful measurable medium mental mere merry messy methodical mid middle mild mindful mingled
minimal minimum minor minute miscellaneous miserable misleading missing mistaken mixed mobile moderate modest moist
momentary monthly moody more motionless mournful movable much muddy muffled muggy multiple mundane mutual naive naked
native neat necessary needless needy negative neglected negligible nervous neutral next nice nimble nocturnal noisy
nominal nonstop normal notable noteworthy noticeable numb numerous obedient objective oblivious obscure observant
obvious occasional occupied odd offhand official okay onward open operational opposite optimal optional ordinary other
outbound outdated outgoing outright outside overall overcast overcrowded overdue overexcited overhead overnight
overtired owed packed painful painless pale paltry parallel parched partial particular passable passing passive past
patchy patient peckish pending periodic permanent permissible persistent personal petty physical picky piecemeal plain
plausible playful plentiful plenty plural pointless polite poor populous positive possible potential powerless
practical precautionary precise predictable preferable pregnant preliminary premature prepared present presentable
pressing previous primary prior prized probable productive profitable prolonged prompt prone proper proportional
prospective proud provisional proximate prudent punctual purposeful puzzled quarterly queasy questionable quick
quizzical rainy random rapid rash raw ready real realistic rear reasonable reckless reclusive recognizable recommended
recurring redundant refreshed regrettable regular related relative relaxed relevant reliable reluctant remaining
repeated repetitive replaceable representative required respectful respective responsible rested restless restricted
reusable revised rid right rigid ripe risky rival robust rotten rough round routine rowdy rude ruined rush sad salty
same satisfactory satisfied scarce scared scattered secondary sedate selective self selfish sensible sensitive
separate serious set settled several severe shabby shaky shallow sharp shirtless shocked shoeless short shorthanded
showery shut shy sick silly similar simple simultaneous sincere singular skeptical skinny sleepless sleepy slender
slick slight slim slippery sloppy slow sluggish smelly smooth sober sociable social soft soggy sole solid solitary
solo sore sorry sound soundless sour spare sparse specific spicy spoiled spontaneous spotty squeaky squeamish stale
standby standstill stark starving static steady sticky stiff still stingy straight straightforward strange stray
strenuous stressful strict strong stubborn stuck stuffed stuffy stupid sturdy subject subsequent subtle successful
sudden sufficient suitable sulky sunburned superfluous supervised supple supportive supposed sure surplus surprised
surprising susceptible sweaty swift swollen systematic tactful talkative tame tangible tangled tardy taxing tearful
tedious teenage temporary tender tense terrible thankful thankless thick thin thirsty thorough thoughtful thoughtless
tidy tight timely timid tipsy tireless tiresome tiring together tolerable tolerant total touchy tough toxic tragic
transparent trapped treacherous tricky trivial troublesome true truthful typical ugly ultimate unable unafraid
unattended unavailable unavoidable unaware unbearable uncertain unclear uncomfortable uncomplicated undecided underage
understandable undressed uneasy uneven uneventful unexpected unfair unfamiliar unfinished unfit unfortunate unhappy
unhurried uniform unimportant universal unkempt unknown unlikely unlimited unlucky unnecessary unobtrusive unplanned
unpleasant unprepared unreliable unrushed unsafe unsettled unsteady unsuitable unsure untidy until unwanted unwelcome
unwell unwilling unwise upbeat upcoming upright upset urgent useful useless usual vacant vague vain valid valuable
variable varied various verbal versatile viable vigorous visible vital vocal void voluntary vulnerable wakeful wary
wasteful watchful watery weak wearable weary wee weekly weird welcome well wet wicked wide widespread willing winning
wise wistful wordless workable working worldly worried worrying worse worst worth worthless worthwhile worthy wounded
wrong yearly zealous zero
`;
// Nouns of people, time, the body, luggage, meals and plans: a sentence may use them about any home. Nothing that a home,
// a place or a host may have or lack stands here.
export const HARMLESS_NOUNS = `
festival gig show match race tournament regatta conference convention workshop retreat seminar fair carnival parade
wedding-guest anniversary birthday graduation reunion
bin bins
tractor footstep footsteps doorway threshold keyhole
armful handful mouthfuls fistful lungful eyeful earful spoonful
sofa-day screenful deadline standup stand-up commute inbox
monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october
november december christmas easter thanksgiving hanukkah halloween midsummer midwinter springtime summertime wintertime
daybreak dawn dusk nightfall sundown sunup twilight eve lifetime century jiffy sec semester trimester overtime honeymoon
sabbatical solstice weeknight weeknights lunchtimes mornings evenings nights midmorning
sun shade shadow world nature sky stars star moon moonlight sunlight daylight earth
driver drivers
spring machine machines lease tide tides baker bakers
pleasure pride passion terror thrill ego distress sorrow compassion delight hatred humour humor embarrassment devotion
fury agony consolation sentiment outrage remorse disgust awe anticipation whim suspense melancholy anguish admiration sincerity
pang optimism solace resentment bitterness enjoyment detachment attachment glee empathy indifference fulfillment gusto contentment
chest throat bone nail belly hip skull tooth palm chin beard wrist gut ankle forehead fist cheek jaw spine waist tummy thigh
shin brow eyebrow elbow knuckle armpit shoulders fingertips earlobe calf calves muscles bones joints lungs heart hearts brain
marriage divorce friendship happiness silence existence sickness inconvenience hangover nausea insomnia migraine toothache
exhaustion fascination hygiene indigestion discretion anonymity readiness sunburn sprain cramp blush solitude predicament
reputation romance pregnancy motherhood fatherhood parenthood brotherhood companionship retirement
snow rain sleet hail slush blizzard thunder thunderstorm lightning drizzle heat sunshine cloud clouds gust gale hurricane
icicle puddle puddles dew haze mist raindrops snowfall snowstorm snowflake breeze
foreword adverb sentence essay novelist topic joke anecdote rumour memo jargon proverb phrasebook headline nickname surname
greeting farewell thankyou applause slogan spelling accent monologue dialogue rhyme verse quiz riddle trivia homework thesis
lecture seminar exam exams deadline deadlines spreadsheets slides memo voicemail podcast webinar inboxes browser tabs upload
uploads download downloads login app apps website update updates zoom teams
jigsaw crosswords sudoku chess checkers charades bingo solitaire hopscotch tag frisbee
stance sprint marathon jogger hike hikes trek walks stroll strolls swim swims ride rides drive drives dash outings errands
detours getaway break breaks layovers stopovers flights departures landings jetlag visa itinerary backpackers commuters
somersault cartwheel handstand cuddle hug kisses giggle giggles yawns snores sneeze cough hiccup burp
twosomes threesome quartets grown grownup grownups adults sons daughters nieces nephews uncles aunts cousins grandkids
grandson granddaughter grandparents grandmother grandfather granny grandad toddlers teens tween tweens newborn newborns twins
siblings inlaws in-laws buddies buddy pal pals classmates teammates colleagues coworkers freelancer freelancers nomad nomads
writer writers reader readers student introvert extrovert vegetarian vegetarians vegan vegans snorers sleepers walkers
swimmers hikers runners cyclists skiers surfers climbers anglers golfers parents mums dads moms newlyweds bride groom
graduate graduates intern interns consultant consultants nurses patient patients surgeon doctors professor professors
rota shift shifts timetable timetables errand chores chore scramble shuffle reshuffle juggling balancing tiebreak
pouch bundle heap heaps handful armful spoonful mouthful sliver crumb smidge dab splash pinch puff
upgrade downgrade tradeoff trade-off compromise workaround backup fallback bonus perk downside upsides drawbacks quirk quirks
kettleful potful panful platefuls pots knack oddity
half-hour quarter-hour half-day   wayside threshold doorway doormat doorstop
glory goodbye hooray fuss racket ruckus din hubbub bickering squabbles sulks tantrums tears laughter chatter banter
alibi clue secret secrets habit habits ritual rituals tradition traditions
spoons   packet packets tin tins jar jars carton cartons crate crates   lid lids
sand grit dirt mud sweat salt chlorine grime crumbs spill spills stains stain sunscreen
      flights lap laps
fish meat chicken sausage corn potato potatoes tomato tomatoes power electricity lunchbox
transport board box milk
plane airplane landing style napping nightcap dinnertime teatime bedtimes mealtimes pram duffel holdall tote glove gloves scarf
scarves sweaters flip flops helmet selfie presentation bacon pancake pancakes porridge cereal fruit cheese butter sugar
spaghetti pizza casserole picnic potluck takeaway bottle bottles blister nappies frost fog cash card coin coins fare cycling
toast crossword pages shopper cooks commuter bather riser snorer sleepover
curb kerb
midweek allergy price trunk kilowatt kilowatts pocket pockets pint pints heels holder holders centimeter centimeters centimetre centimetres cm swimmer swimmers boot pesos peso yen pound pounds penny pennies cent cents dirham kroner krona franc francs rand rupee
rupees lira zloty baht ringgit won real reais stranger strangers guy girl boy lad
lass sofa-surfer grandpa nan nana auntie granddad
ability absence abundance accident account accuracy ache achievement acquaintance act action activity addition address
adjustment admission adult adults advance advantage adventure advice affair affection aftermath afternoon afternoons
afterthought agenda agreement aid aim air album alert allergy alternative ambition amount amusement anger anniversary
announcement annoyance answer anxiety anybody apology appeal appearance appetite application appointment appreciation
approach approval area argument arm arrangement arrival arrivals aspect assignment assistance assumption assurance
attempt attendance attention attitude audience aunt authority autumn availability available average aversion awareness
back background backpack bag baggage bags balance bargain base basis batteries battery battle bedtime beginner
beginning behavior behaviour being belief belongings benefit bet bill birth birthday bite blame blast blessing blow
boarding body booking bookings boot boots boredom boss bother bottom boundary break breath breather brief brother
brunch buggy building bunch burden burger burst business bustle buyer cab calculation calendar call calls calorie
campaign cancellation capacity car care career carelessness carry carryon cars case catch category cause caution
celebration certainty challenge champion chance chaos chapter chat chatter check checkin checklist checkout cheer
child childhood children chill choice chop chore circle circumstance city claim clarity clatter client climate clock
clothes clothing clue clutter coat coincidence coins cold colleague combination comeback comedy comfort comment
commitment commotion commute companion company comparison competitor complaint completion complication compliment
component compromise concentration concept concern conclusion condition conference conflict confusion congestion
connection conscience consent consequence consideration contact content contest context contrast contribution control
convenience conversation cooldown cooperation coordination copy corner correction cost costume count couple courage
course courtesy cousin coworker crack crash creation credit crew crisis criticism crowd crumbs crunch cue culture cup
cuppa curiosity curry custom customer cut dad damage damp danger dark darkness dash data date daughter day daylight
daytime deadline deal death debate debt decade deception decision declaration decline deed default defeat degree
degrees delay demand demonstration departure deposit depth description desire dessert destination detail determination
detour deviation device diet difference difficulty dignity dilemma dinner direction directions dirt disadvantage
disagreement disappointment disaster discipline discomfort discovery discussion disease dispute distance distraction
disturbance diversion division document documents dollar dollars door doors dose doubt downpour downside downtime
dozen draft drama draw drawback dread dream dress drink drizzle drop drought duo duration dust duty ear earache
earbuds earning earplugs ease eater economy edge editor education effect efficiency effort elbow elder email emails
emergency emotion emphasis employee employer encounter encouragement end ending endurance enemy energy engagement
enquiry enterprise enthusiasm entirety envy episode episodes equal equality errand error escape essence estimate
etiquette euro euros evaluation evening everyone evidence examination example exception excess exchange excitement
excursion excuse exertion exit expectation expense experience expert explanation exploration expression extension
extent extra extreme eye face fact factor failure fairness faith fall familiarity families family fare father fatigue
fault favor favour fear feast feedback feel feeling feet fellow fever fiction fight figure final finding finger finish
firmness fit fix flash flaw fleece flexibility flight floor floors flow flu focus folks food fool foot footprint
footstep force form formality format fortnight fortune foursome freedom frequency friction friend fright front
frustration fuel fun function fund fuss future gadget gain gap gaze gbps gear gender generation generosity gesture
getaway glance glasses glimpse gloom goal goodness gossip grace grade grandchild grandma grandpa grandparent
gratitude greed grief grip groceries group growth grudge guess guest guidance guilt habit hair half halt hand
happening hardship harm hassle haste hat hate head headache headline headphones headstart healing health hearing heat
heatwave height hello help hesitation hint hit hitch hobby holdup holiday home homebody homecoming homes homework
honesty hoodie hope horror hour household households humidity hunch hunger hurdle hurry husband hush idea identity
illness illusion imagination impact importance impression improvement impulse inbox inch inches incident income
increase independence index indication individual influence information ingredient initial initiative injury input
inquiry inside insight instance instant instinct insurance intake intent intention interaction interest interruption
interval interview introduction intuition invitation invoice irritation issue item itinerary jacket jealousy jeans
jersey job jog jogger joint joke journey joy judgement judgment jumper junior justice key keys kick kid kids kilogram
kilometer kilometers kilometre kilometres kind kindness kiss km knack knee knock knowledge label labor labour laces
lack lag language laptop latecomer lateness laugh laughter law layer layout layover laziness lead leap learning
leeway leftovers leg legs leisure length letter level liberty licence license lid life light limb limit limitation
line link lip list listener liveliness load loan logic loneliness look loss lot loudness loyalty luck luggage lunch
lunchtime majority makeup manner map maps margin mark mass match mate math matter maximum mayhem mbps meal
mealtime mean meaning means measure measurement medium meeting memory mention merit mess message messages meter
meters method metre metres midday middle midnight mile miles milestone mind minimum minority minute miracle mischief
misery misfortune mishap miss mission mistake misunderstanding mix mode moderation moisture mom moment momentum money
month mood morning mother motion motive mouth mouthful move movement mud muddle multitude mum murmur muscle
mystery name nap necessity neck need negative neglect negotiation nephew nerve network newcomer news niece night
nightmare nighttime nobody noise noises nonsense noodle noon norm nose note notebook notepad nothing notice notion
nuisance number o'clock oath objection objective obligation obstacle occasion occupant occupation occurrence offer
omelette omission opening opinion opportunity opposite option ordeal order organisation organization outbreak outburst
outcome outfit outfits outing output outset outside overview owl pace pack packing page pain pair pajamas panic paper
paperwork paragraph parcel pardon parent part participant participation partner partnership passenger passport
password past pasta pastime patience patient pause pay pen penalty pencil people percent percentage perfection period
permission persistence person perspective phase phone phrase pick piece pile pinch pity place places plan playlist
pledge plot plug plus point policy politeness poll population portion pose position possession possibility posting
potential pound pounds practice praise precaution precedent precision preference preparation presence pressure pretext
prevention priority privacy privilege problem procedure process profession profit progress prohibition project promise
prompt proof proportion proposal protection protest provision purchase purpose purse pursuit push pushchair pyjamas
quantity quarrel quarter quartet question queue quota quotation quote rage rain raincoat raindrop rainstorm range rank
rate ratio rationale reach reaction reader reading reality reason recall receipt recipe recognition record recovery
reduction reference refusal regard regret regulars rehearsal relation relationship relative release relief religion
relocation remark remedy reminder remnant repetition reply report reps request rescue research resemblance reservation
resident resistance resolution respect response responsibility rest restriction result retirement return reunion
reward rhythm rice ride rides right rise riser risk rival road roads roast role room roommate rooms rotation round
route routes routine row rubbish rucksack rule rumor rumour run runner rush sadness sake salad salary salt sandals
sandwich satisfaction sauce saving scale scarcity schedule scheme science scope score scrap scratch script search
season seats second section segment self sensation sense sentence sequence series session set setback setup shame
shape share shift shirt shock shoe shoes shortage shortcut shot shoulder shout shove show shows shrug sibling side
sides siesta sigh sign signal significance similarity simplicity sin sip sister site situation size skin sleep sleeper
slice slot smile snag sneakers snore society sock socket socks softness solution somebody someone son song songs sort
soul sound sounds soup space spaces span spark speech speed spell spill spite split spot spouse spreadsheet squabble
square stability stack stain stake stance standard standstill staple start statement status stay steak stew stint
stomach stop stopgap stopover storm strain stranger strategy strength stress stretch stretches stroke struggle student
students stuff subject substance substitute success suggestion suit suitcase sum summary summer sunglasses sunscreen
supervision supper supply support surplus surprise survey survival suspicion swap sweat sweater sweep swimmer swimsuit
swimwear switch sympathy symptom tablet takeaway takeout tale talent talk tank tantrum target task taste taxi team
tear teen teenager teeth temper temperature temptation tendency tension term test text thanks theft theory thief thing
things thinking thirst thought threat threshold thumb ticket tie time timetable timezone timing tip tiredness title
today toddler toe tomorrow tone tongue tonight toothbrush toothpaste top topic total touch tourist town trace tragedy
training trait transaction transition translation trap travel traveler traveller travels treat tremor trend trial
trick trio trip triumph trouble trousers trunks trust truth try tug turn turns twist twosome type uber uncertainty
uncle uncover understanding underwear unit unity upbringing update upkeep upside urge urgency usage use user vacancy
vacation valise valuables value van variation variety vegetable vegetables vehicle vehicles venture verdict version
victim victory video videos violence virtue visibility vision visit visitor vocabulary voice volume vote wage wait
waiting walker wallet walls want warmup warning washing waste way ways weakness wealth wear weather week weekday
weekend weight welfare wetsuit while whisper whole wife will win window windows winner winter wisdom wish wit witness
wonder word wording words work workday workdays worker workload workmate worth wound wreck writing yawn
year yesterday youngster youth zeal zero zone zones zoom
`;
// Words of grammar, degree, time and order, and plain adjectives that tell nothing of a home's looks, age or worth.
export const HARMLESS_WORDS = `
am is are was were be been being has have had having do does did done doing isn't aren't don't doesn't
non a able about above across actually additional adequate afraid after afterwards again against ago ahead alike alive all
almost alone along aloud already also alternative although altogether always am amid among an and another any anybody
anyhow anymore anyone anything anyway anywhere apart apiece appropriate around as aside asleep at automatic average
awake aware away back backwards bare barely basic basically because before beforehand behind below beneath beside
besides better between beyond bit bored both brief briefly busier busy but by can capable careful careless casually
certain certainly cheerful clear clearly cold complete completely complicated concerning considerable constant
continuous cool correct could couple current dark daytime dear decent deep deeper dependent despite detailed different
differently difficult directly dirty down downwards dozen drier dry due dull during each eager earlier early easier
easily east eastern easy effective eg either else elsewhere empty enough entirely equal equally especially essential
etc even evenly eventually every everybody everyday everyone everything everywhere exact exactly except excited
exhausted existing extra fair fairly familiar far farther few fewer fewest final finally fine first firstly flat
flexible following for forever forgotten forth freely frequent from fuller fully further furthermore fussy general
generally gentle gently glad gladly gone good gradually grateful half handy happier happily happy hard harder hardly
hasty he heavily heavy hello helpful hence her here hers herself hi higher him himself his honest honestly hopefully
hot how however hundred hungry i idle ie if ill immediately important impossible in including indeed independent
indifferent individually indoors inevitable initial inner inside instantly instead intact internal into irregular it
its itself joint just keen kindly lag lagged last late lately later lazy least left leftover lengthy less lest light
lighter lightly like likely likewise limited literal little long longer longish loose loosely lot lots loud low lower
main mainly manageable many maximum may maybe me meanwhile mere merely messy mid middle might million mine minimum
minor minus modest more moreover most mostly much muddy multiple must mutual my myself narrow nd nearly neat neatly
necessary negligible neither nervous never nevertheless next nice nicely no nobody none nonetheless nonstop nor normal
normally north northern not nothing now nowadays nowhere o'clock obvious odd of off often oh ok okay on once one ones
oneself only onto onwards open opposite optional or ordinary organised organized other others otherwise ought our ours
ourselves out outdoors outer outside over overdue overnight own painful painless pair partial particular particularly
partly past patient peckish per perhaps permanent personal plain plainly please pleased plenty plus pm pointless
polite possible possibly practical pre predictable present pretty previous prior probably prompt promptly prone proper
properly punctually quarter quick quicker quickest quickly quite rainy rarely rather rd ready real really reasonable
regardless regular relative relaxed relevant reliable remaining respective responsible rested restless rid right rough
round rushed safely same sandy satisfied scarcely second seldom self selfcontained sensible separate separately
serious settled several shall she short shorter should sick sideways silly similar simple simpler simply since
sleepless sleepy slight slow slower slowly smooth smoother snoring so sociable soft softer solo some somebody somehow
someone something sometimes somewhat somewhere soon sooner sore sorry south southern spare specific spontaneous st
standing steady stiff still straight straightforward strange strict strong stronger stubborn stuffy subject such
sudden sufficient suitable sunburnt sure surely surplus surprising sweaty tedious temporary th than thanks that the
their theirs them themselves then there thereafter therefore these they thin third thirsty this thorough those though
thousand thrice through throughout thus tidy tight tightly till timely tired to today together tolerable tomorrow
tonight too total toward towards travelworn tricky true truly twice twofold typical typically ultimate unable unbooked
uncertain under unhurried unless unlike unlikely unlimited unpacked until unused up upcoming upon upright upset
upwards us useful usual usually vacant valid varied various versatile very via vs waiting wakeful warm warmer wasted
we weary weird welcome well west western wet what whatever when whenever where whereas wherever whether which
whichever while whilst who whoever whole wholly whom whose why wider will willing wise with within without worried
worse worth worthwhile would wrong yes yesterday yet you younger youngest your yours yourself yourselves
`;
