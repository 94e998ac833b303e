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
