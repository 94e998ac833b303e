import { baseForms } from "../../text/word-forms.ts";
import { HARMLESS_VERBS, IRREGULAR_FORMS } from "./harmless-verbs.ts";
import { HARMLESS_ADJECTIVES, HARMLESS_NOUNS, HARMLESS_WORDS } from "./harmless-words.ts";

// What guests bring, buy, cook, wear and carry. A sentence may use them about any home, but that the home or the host has
// or gives them is a claim (rules/proof/check-gifts.ts).
const FOODS = `
cone cones scoop scoops gelati popsicles cod cheese cheeses pizza pizzas burger burgers sandwich sandwiches
strudel schnitzel croquette croquettes bratwurst margarita margaritas mojito mojitos sangria spritz negroni gazpacho tortellini
gnocchi focaccia ciabatta burrata tiramisu gelato pavlova crumpet crumpets shakshuka pho bibimbap dosa samosa naan biryani kimchi gyoza
udon soba onigiri mochi empanada empanadas ceviche churro churros poutine jambalaya gumbo brisket grits cornbread slaw chowders
haggis stovies colcannon boxty rosti raclette schnapps aperitif digestif martini daiquiri latte cappuccino
bun buns bread milk wine wines snack snacks spice spices oil oranges eggs egg cheeses
almond appetizer apple apricot artichoke asparagus aubergine avocado bagel baguette banana barley basil bean beans beef
beet beetroot berry berries biscuit blueberry bonbon bouillon broccoli broth brownie bruschetta buns burrito
butter buttermilk cabbage cake candy cantaloupe caramel carrot cauliflower caviar celery champagne cheddar cheesecake cherry
cherries chestnut chili chilli chips chocolate chowder chutney cider cilantro cinnamon clam coconut cocktail cocoa cod
cola condiment cookie cookies coriander coke crab crackers cranberry cream crepe crisps croissant croissants crumble cucumber
cupcake curry donut doughnut dough dressing duck dumpling dumplings eggplant enchilada 
fajita falafel feta fig figs fillet flour fondue fries frittata garlic ginger goulash granola grape grapes grapefruit gravy
guacamole haddock halibut ham hamburger haricot herb herbs herring honey hotdog hotpot hummus icecream jam jelly juice
kale kebab ketchup kiwi lamb lasagna lasagne latte leek leeks lemon lemonade lentil lentils lettuce lime lobster loaf loaves
lollipop macaroni mackerel mango maple marinade marmalade marshmallow marshmallows mayonnaise meatball meatballs melon
meringue moussaka mozzarella muesli muffin muffins mushroom mushrooms mussel mussels mustard nachos noodles nut nuts oat
oats oatmeal octopus olive olives onion onions oranges oregano oyster oysters paella paprika parmesan parsley parsnip
pastry pastries pate pea peas peach peaches peanut pear pears pecan pepper peppers pesto pickle pie pies pierogi pineapple
pistachio plum plums polenta popcorn popsicle pork prawn prawns pretzel prosciutto pudding pumpkin quiche quinoa radish raisin
ramen raspberry raspberries ravioli ribs risotto rosemary rum saffron sage salami salmon salsa sardine sashimi sauerkraut
scallop scallops scone scones scrambled seafood seasoning sherry shrimp sirloin slaw smoothie smoothies soda sorbet
sourdough soy spinach squid steak stirfry strawberry strawberries stuffing sushi syrup taco tacos
tapas tart tempura thyme toastie tofu tortilla trifle trout truffle tuna turkey turnip vanilla veal veg veggies vinegar waffle
waffles walnut watermelon wheat whisky whiskey yam yoghurt yogurt zucchini beer beers ale lager vodka gin tonic prosecco
cava bubbly liqueur cordial teabag teabags decaf ingredient ingredients 
`;

const POSSESSIONS = `
jug jugs carton cartons tin tins jar jars packet packets bottle bottles crate crates bouquet hamper
torch torches flashlight flashlights
guitar guitars ukulele flute drum banjo telescope frisbees kite kites
togs swimmers trunks bat bats racket racquet cricket ball balls wetsuits flippers fins towelling pushchairs prams carseat
basket bucket rucksacks anorak antihistamine backpacks ballgown bandana bathers beanie belt bikini binder binoculars blazer blouse bra briefcase
briefs camcorder cardigan cello charger chargers clarinet cleats cloak comb cords cosmetics crayons
daypack deodorant diary dictionary dungarees earphones easel eyeliner fanny flannel flask folder footwear
garment garments glove goggles gown gumboots hairbrush handbag handkerchief hankie harmonica headband headset heels hoody
homework inhaler insulin jumpers jewelry jewellery kilt kindle kitbag knapsack knitting knickers laces leggings leotard
lipstick lotion magazine manuscript mascara medication medicine mittens mouthwash novel overalls overcoat paintbrush pants
paperback parka pencilcase penknife phones pill pills plimsolls pocketbook poncho portfolio prescription pullover puzzle
raingear razor ruck sandal sari satchel schoolbag scooter shorts skateboard sketchbook sketchpad skirt skis
skates slacks snowboard snowboards snowshoes souvenir souvenirs stocking stockings stopwatch sunblock sunhat
sweats sweatshirt swimsuits thermos tie tights toiletry trainer trainers tripod tshirt tux tuxedo uniform
violin visor waders waistcoat wallets waterproofs wellies wellingtons windbreaker yarn
`;

// Abstract nouns: what people think, say, feel, decide and go through. Nothing that a home, a place or a host may have,
// give or be praised for stands here.
const HARMLESS_IDEAS = `
story honor guarantee article curse legend confession theme poem poetry moral profile bid signature permit contract commercial
publicity communication conspiracy chart certificate journal symbol formula proposition protocol gag myth plea scenario
definition denial motto recommendation edition irony metaphor premiere equation info demo handshake sarcasm accusation clause
revelation alphabet regulation epic speculation dibs correspondence charade textbook instruction intro persuasion ridicule
confrontation gibberish pun mockery farce understatement lullaby hype controversy adaptation chuckle encyclopedia commentary
slang cipher biography rundown gloss preview spur ballad stationery curriculum documentation ballot thriller dialect jest
chitchat ultimatum registry fib paradox maxim consultation showdown premise dissertation evasion gist narrative subtitle
loophole handbook advisory shorthand comma dictation prose font exaggeration grapevine euphemism kudos hypothesis callback tiff
handout newsletter almanac mantra warranty syllable smirk cliche comparative saga questionnaire gripe memoir footnote
favorite favourite magic program programme ghost image confidence intelligence fantasy sample pattern audition technique
chemistry physics philosophy consciousness skill principle inspiration compound element democracy quest invention conviction
quantum confirmation psychology reflection biology tactics probe cunning expertise amnesia ignorance perception disregard
breakthrough prototype statistics stupidity prejudice anatomy acceptance assessment distribution mathematics distinction
sensitivity psyche imitation coordinate interpretation economics mechanics grammar geography flair intellect blur mentality
projection conception superstition eyesight creativity geometry algebra genetics detection meditation bias inability axis
recollection tactic arithmetic vector intrigue persona oversight enlightenment requirement standpoint anthropology astronomy
prediction imprint blueprint taboo characteristic analogy slant daydream comprehension aptitude realization genre ethic craze
autopilot viewpoint implication configuration enigma ingenuity justification hindsight attribute inclination regimen
age build fashion vice quality personality humanity disguise echo innocence exposure disposal decency dimension radius
greatness altitude asset morality pep secrecy dedication intimacy credibility popularity bravery arrogance aggression
tolerance tenderness sway intensity composition humility utmost probability disposition foolishness mileage likeness placement
bulk speck overweight modesty posture novelty proximity stamina folly magnitude density finesse capability prudence willingness
conjunction temperament likelihood tact diversity deficit gimmick demeanor willpower diameter indulgence audacity succession
weirdness discrepancy competence acceleration rigor rudeness individuality spontaneity complexity symmetry solidarity
change race fate pulse destiny boom revolution discharge doom heartbeat karma malfunction collision descent intrusion
catastrophe transformation climax sequel omen fiasco contingency clash conversion epiphany downfall onset juncture mishap
sport revenge experiment technology development behalf operation analysis investment execution stunt worship
hustle identification passage prep observation breakdown removal replacement breach voyage inspection expedition finance
involvement leadership selection disappearance diagnosis prank intervention countdown tally rejection closure opposition
proceedings maneuver debut restraint orientation nomination simulation teamwork accomplishment conquest consumption expansion
negligence navigation obedience homework housework endeavor playback shutdown acquisition installation lapse havoc intermission
homage feud elimination deployment scrutiny collaboration roundup dismissal reversal rivalry disruption compliance overflow
schoolwork renewal safeguard blunder barter odyssey pretense reinforcement packaging modification displacement vocation
hunt walking sightseeing strolling hiking unpacking packing waking napping commuting queueing queuing
operation environment championship absurdity madness flavor flavour separation discretion prospect liability
isolation desperation spotlight monopoly sanity limbo frenzy glitch emptiness boredom consensus imbalance uproar niche
shambles equilibrium vulnerability temptation
politeness punctuality tiredness hastiness laziness togetherness closeness nearness lateness earliness newness oldness
wall mercy postcard decoration underfoot tee baseball football soccer rugby hockey godsend chili
`;

// Adverbs and small words of time, degree and manner that no rule of inflection gives. What praises or promises
// (beautifully, newly, quietly, freshly, privately) is left out on purpose.
const HARMLESS_ADVERBS = `
accordingly afar afresh afterward afterwards again ahead alas alongside altogether anew anyplace apparently approximately
ashore aboard abroad allegedly atop awhile backward barefoot beforehand bodily commonly conceivably consequently considerably
conversely customarily daily decidedly definitely deliberately downhill duly easily effectively ever evidently
exceptionally exclusively explicitly extensively faster fast fewer financially fortnightly forward fundamentally further
furthest generally gradually greatly halfway hence henceforth hereafter highly hypothetically immensely incidentally
inadvertently indefinitely infinitely instinctively intermittently invariably inward inwards ironically largely longest
literally logically longwise maximally meantime midway mildly minimally miraculously momentarily nearer necessarily
nigh nightly nonetheless noticeably notwithstanding objectively obviously occasionally oftentimes onward originally
outward outwards overhead overly overseas partially perpetually personally physically potentially practically precisely
predominantly presumably primarily profoundly pronto proportionally purely purposely rationally readily recently
reportedly respectively roughly seemingly sensibly significantly singly someday someplace sometime sorely specially
specifically squarely steadily straightaway strictly strongly substantially suddenly supposedly surprisingly technically
temporarily theoretically thereabouts thereby therein thereof thoroughly traditionally unavoidably unconsciously
underneath understandably undoubtedly unexpectedly uphill upside upward verbatim virtually weekly wherever whereabouts
whichever widely willingly wisely worldwide yearly yeah yep nope kinda ditto asap solely sideways aloft seasonally
`;

// Kinds of people who may come as guests. That one of them lives or works there is a claim (model-proof/check-statements.ts).
const PEOPLE = `
skier snowboarder musician painter birdwatcher birder angler surfer hiker cyclist biker climber golfer diver sailor
photographer artist poet gardener knitter crafter potter dancer singer pianist guitarist violinist drummer actor gamer
festivalgoer concertgoer theatergoer museumgoer beachgoer partygoer churchgoer pilgrim explorer adventurer rambler stargazer
trekker camper paddler kayaker canoeist rower angler forager baker homebody bookworm foodie gourmet insomniac napper riser
owl lark commuter intern trainee graduate professor teacher doctor nurse engineer lawyer consultant programmer coder
designer journalist editor translator researcher scientist academic minimalist overpacker newlywed honeymooner bride groom
widow bachelor matriarch patriarch stepchild godparent godmother godfather soulmate
`;

const wordsIn = (...lists: string[]) => new Set(lists.join(" ").trim().split(/\s+/));
const ADJECTIVES = wordsIn(HARMLESS_ADJECTIVES, HARMLESS_WORDS);
const VERBS = wordsIn(HARMLESS_VERBS);
const STRANGERS = wordsIn(PEOPLE);
const PORTABLE = wordsIn(FOODS, POSSESSIONS);
const HARMLESS = new Set([
  ...wordsIn(HARMLESS_ADJECTIVES, HARMLESS_ADVERBS, HARMLESS_WORDS, HARMLESS_VERBS),
  ...wordsIn(IRREGULAR_FORMS, HARMLESS_NOUNS, HARMLESS_IDEAS),
  ...PORTABLE,
  ...STRANGERS,
]);

// These only look like a form of a harmless word: a shed is no form of "she".
const LOOK_ALIKES = new Set(["shed", "awning", "mooring", "railing", "herd", "wing", "wings"]);

// The same words come in text after text.
const KEPT_WORDS = 20_000;
const judged = new Map<string, boolean>();

// Whether a word says nothing about a home that would need a fact.
export function isHarmless(word: string): boolean {
  let verdict = judged.get(word);
  if (verdict === undefined) {
    verdict = !LOOK_ALIKES.has(word) && (isForm(word) || isAdverb(word) || isComparative(word) || isPrefixed(word));
    if (judged.size >= KEPT_WORDS) judged.clear();
    judged.set(word, verdict);
  }
  return verdict;
}

// What guests bring or buy; a text must not say that the home has it.
export function isPortable(word: string): boolean {
  return baseForms(word).some((form) => PORTABLE.has(form));
}

// A verb as a guest is asked to do it: "open", "light".
export function isBareVerb(word: string): boolean {
  return VERBS.has(word);
}

// People who may be guests, or of whom a text may invent that they live or work there.
export function isPerson(word: string): boolean {
  return baseForms(word).some((form) => STRANGERS.has(form));
}

function isForm(word: string): boolean {
  return baseForms(word).some((form) => HARMLESS.has(form));
}

function isAdverb(word: string): boolean {
  if (!word.endsWith("ly")) return false;
  const stem = word.slice(0, -2);
  return isForm(stem) || isForm(`${stem}le`) || (stem.endsWith("i") && isForm(`${stem.slice(0, -1)}y`));
}

// Only of adjectives: "quicker" is more than quick, but a "recliner" is a chair.
function isComparative(word: string): boolean {
  if (!word.endsWith("er")) return false;
  const stem = word.slice(0, -2);
  const bases = [stem, `${stem}e`, stem.endsWith("i") ? `${stem.slice(0, -1)}y` : stem];
  if (stem.at(-1) === stem.at(-2)) bases.push(stem.slice(0, -1));
  return bases.some((base) => ADJECTIVES.has(base));
}

function isPrefixed(word: string): boolean {
  const rest = /^(?:un|re)(.{3,})$/.exec(word)?.[1];
  return rest !== undefined && isForm(rest);
}
