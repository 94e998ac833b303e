import { HARMLESS_ADJECTIVES } from "./harmless-words.ts";

const wordsIn = (list: string) => new Set(list.trim().split(/\s+/));

const ADJECTIVES = wordsIn(HARMLESS_ADJECTIVES);

// Adjectives of state: once a sentence says that a thing is so, the thing's own fact must say it.
const STATES = wordsIn(`
strong weak reliable stable steady unlimited lively busy noisy loud quiet calm silent sleepy open closed shut locked empty full
deep shallow steep flat level wide narrow thick thin high low tall short long big small large tiny huge round square curved
hot cold warm cool dry damp wet soft hard firm sturdy solid smooth rough sharp blunt fresh stale clean dirty tidy bright dark
dim light heavy safe dangerous cheap expensive separate shared private public new old modern ancient young strict
gated fenced heated tiled paved wooden copper brass steel marble slate stone brick glass ceramic leather linen silk wool velvet
cotton bamboo iron concrete oak pine cedar teak white black red blue green yellow grey gray pink orange brown golden visible
invisible audible adjustable automatic electric manual digital removable waterproof soundproof organic local homemade vegan
vegetarian available unavailable limited optional mandatory compulsory drinkable potable swimmable walkable wild tame
friendly shy famous popular unknown crowded deserted rare frequent infrequent regular irregular slow fast quick
sheltered exposed sunny shady shaded windy breezy draughty drafty slippery lit unlit upstairs downstairs underground
west east north south ensuite handmade vintage antique original refundable haunted
`);

// Participles of what is done to a thing or for a guest.
export const DONE = wordsIn(`
lit fed given done seen kept made built cut sold bought taken brought driven met sung grown shot sent held hung led drawn
written worn torn woven laid paid lent cleaned collected filled heated chilled delivered served stocked washed changed cleared
emptied replaced restocked renewed repainted painted tiled carpeted fitted insulated glazed screened shaded sheltered covered
guarded watched patrolled staffed supervised monitored locked gated fenced walled lined planted mown trimmed raked
plowed ploughed gritted salted paved tarred signposted lighted floodlit illuminated decorated furnished hand-made carved
designed imported shipped sourced picked harvested milked groomed walked trained reserved booked held saved driven escorted
welcomed greeted collected fetched guided taught shown offered provided supplied included allowed filmed photographed
featured reviewed rated recommended awarded listed named owned run managed closed opened blocked dug sunk raised lowered
added removed restored renovated refurbished rebuilt converted extended installed connected wired powered filtered treated
pumped softened purified tested inspected certified sanitized sanitised disinfected scented perfumed warmed cooled polished
waxed oiled sharpened tuned upholstered quilted embroidered cushioned padded stacked chopped equipped
`);

// What a sentence may say of any thing that is there.
const FREE_STATES = wordsIn(`
able additional alike asleep awake aware better busy careful certain clear convenient different difficult due easy enough even
exact expected extra fair few fine first forgotten further glad good grateful half handy happy hardy helpful hungry important
impossible just keen key kind last late leftover less level likely little long lucky main many meaningful mere mild more most
much necessary next nice normal obvious odd ok okay only opposite ordinary other own patient perfect personal plain plenty
possible practical present probable proper quick ready real reasonable right same satisfied second sensible set several
short sick similar simple slight sole solo sorry spare specific standing sufficient suitable sure third tired together total true
typical unable unlikely unnecessary usual welcome well whole willing wise worse worth worthwhile worthy wrong wonderful past
still wet used settled sorted pleasant cut bound fit dear dead given rush subject direct average basic bad around left minus early missing needless sweet sore
`);

// An everyday adjective that says how a thing is.
export function isState(word: string): boolean {
  return STATES.has(word) || (ADJECTIVES.has(word) && !FREE_STATES.has(word));
}

// What only a note can say that a place, an animal, a person or a thing does.
export const ACTIONS_TO_TELL = wordsIn(`
swim swims fly flies sing sings graze grazes nest nests run runs leave leaves heat heats move moves face faces opens closes
replace replaces flush flushes visit visits feed feeds wander wanders roam roams bark barks crow crows ring rings toll tolls
deliver delivers sell sells grow grows bloom blooms blossom blossoms glow glows flow flows pass passes stop stops sail sails
depart departs clean cleans teach teaches guide guides rent rents lend lends offer offers overlook overlooks border borders
connect connects adjoin adjoins double doubles convert converts fold folds recline reclines rotate rotates tilt tilts filter
filters recycle recycles generate generates dispense dispenses swing swings smell smells echo echoes shine shines
perform performs host hosts greet greets welcome welcomes meet meets breed breeds hunt hunts fish fishes bake bakes
roast roasts brew brews play plays collect collects pick picks drop drops mow mows water waters restock restocks refill refills
surround surrounds stretch stretches reach reaches wind winds slope slopes descend descends rise rises tower towers
date dates inherit inherits win wins earn earns attract attracts draw draws drift drifts float floats burn burns
crackle crackles hum hums whistle whistles chime chimes steam steams bubble bubbles light lights dim dims slide slides swivel
swivels beep beeps patrol patrols guard guards monitor monitors record records photograph employ employs ride rides drive drives
`);

// What a thing of the home does by its nature.
export const USUAL_ACTIONS = wordsIn(`
heat heats warm warms cool cools play plays clean cleans fold folds connect connects filter filters move moves
run runs burn burns crackle crackles light lights brew brews bake bakes roast roasts double doubles ring rings
welcome welcomes reach reaches meet meets steam steams bubble bubbles record records draw draws earn earns
slide slides recline reclines float floats offer offers pass passes leave leaves stop stops collect collects pick picks drop drops
greet greets
`);

export const ANIMALS = wordsIn(`
seal bear bat swan duck deer fox owl eagle dolphin whale otter turtle goat sheep cow horse donkey pony alpaca llama chicken hen
rooster peacock parrot monkey elephant giraffe zebra lion leopard hippo snake lizard gecko frog toad bee butterfly firefly
hummingbird pelican heron stork crane robin swallow sparrow pigeon gull seagull puffin penguin moose elk wolf coyote raccoon
squirrel chipmunk rabbit hare hedgehog badger boar pig piglet lamb calf foal kitten puppy ray salmon trout crab lobster bird
`);

// What is done for guests, whatever it is done to.
export const SERVICES = wordsIn(`
served given brought delivered collected fed done driven fetched greeted met cleaned made changed laid lit poured cooked baked
prepared handed lent stocked emptied supplied taught guided escorted welcomed reserved seen visible audible lively
`);
