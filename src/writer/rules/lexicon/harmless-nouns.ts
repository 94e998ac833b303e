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
