// What several amenities prove, each alone. Keys without a dot are amenity concepts.
export const BROADER_THINGS: { kind?: "place"; phrases: string; provedBy: string }[] = [
  {
    phrases: "laundry, do laundry, wash clothes, wash your clothes, laundry day",
    provedBy: "washer dryer washer-dryer laundromat",
  },
  {
    phrases:
      "no stairs, no steps, no stairs or steps, without stairs, without steps, no steps to climb, no stairs to climb",
    provedBy: "step-free single-level wheelchair",
  },
  { phrases: "tub, soak", provedBy: "bathtub hot-tub" },
  { phrases: "swim, swimming", provedBy: "pool beach-access lake-access waterfront" },
  {
    phrases: "on the water, out on the water",
    provedBy: "waterfront kayak canoe paddleboard boat-slip dock lake-access beach-access",
  },
  { phrases: "paddle, paddling, paddle out", provedBy: "kayak canoe paddleboard" },
  {
    phrases: "cook, cooking, home cooked, make dinner, make a meal, make meals, prepare meals, cook a meal, cook for",
    provedBy:
      "kitchen kitchenette stove oven bbq outdoor-kitchen microwave cooking-basics air-fryer toaster-oven rice-maker",
  },
  { phrases: "bake, baking", provedBy: "oven toaster-oven baking-sheet bread-maker air-fryer" },
  {
    phrases:
      "outdoor space, outdoor area, outside space, sit outside, space outside, sit outdoors, room outside, spot outside, step outside",
    provedBy:
      "patio backyard outdoor-furniture outdoor-dining outdoor-kitchen sun-loungers hammock fire-pit bbq pool dock",
  },
  {
    phrases: "patio or balcony, balcony or patio",
    provedBy: "patio",
  },
  { phrases: "garden or backyard, backyard or garden, yard, outdoor ground", provedBy: "backyard" },
  { phrases: "fresh air", provedBy: "patio backyard outdoor-furniture outdoor-dining hammock sun-loungers" },
  { phrases: "around the fire, fire, by the fire", provedBy: "fire-pit fireplace" },
  { phrases: "air fryer oven", provedBy: "air-fryer oven" },
  { phrases: "coffee, cup of coffee, coffee and tea", provedBy: "coffee-maker coffee kettle" },
  { phrases: "tea", provedBy: "kettle coffee hot-water" },
  {
    phrases: "movie night, film night, watch a film, watch a movie, movie, movies, film, watch something",
    provedBy: "tv movie-theater cable-tv wifi",
  },
  {
    phrases:
      "streaming, stream films, stream movies, stream music, stream a, stream series, to stream, streaming service",
    provedBy: "tv wifi",
  },
  { phrases: "music, play music", provedBy: "sound-system record-player piano" },
  {
    phrases: "games, game night, play games, gaming",
    provedBy: "board-games game-console arcade game-room life-size-games pool-table ping-pong foosball air-hockey",
  },
  {
    phrases: "work out, working out, workout, exercise",
    provedBy: "gym exercise-equipment",
  },
  {
    phrases: "views, view, vista, outlook, looks out, look out over, overlooks, overlooking, faces, facing",
    provedBy:
      "view-sea view-lake view-river view-canal view-bay view-harbor view-beach view-water view-mountain view-valley view-city view-garden view-courtyard view-park view-pool view-vineyard view-golf view-desert view-resort",
  },
  {
    phrases: "toiletry, soap and shampoo",
    provedBy: "shampoo body-soap shower-gel conditioner essentials",
  },
  { phrases: "blanket, pillow", provedBy: "extra-pillows bed-linens" },
  { phrases: "code", provedBy: "keypad lockbox smart-lock self-check-in" },
  {
    phrases: "alarm, detector",
    provedBy: "smoke-alarm carbon-monoxide-alarm",
  },
  {
    phrases: "baby, babies, infant, toddler, little ones, young children, small children",
    provedBy:
      "crib travel-crib high-chair changing-table baby-bath baby-monitor baby-gates children-toys baby-care family-friendly key:guests",
  },
  {
    phrases: "accessible, accessibility, mobility",
    provedBy:
      "wheelchair step-free wide-doorway grab-bars roll-in-shower shower-chair accessible-height disabled-parking elevator single-level",
  },
  {
    phrases: "pets, pet, dog, cat, pet friendly, dog friendly, animal",
    provedBy: "pets pets-live-here key:pets key:rule.pets",
  },
  {
    kind: "place",
    phrases: "beach, sand, shore, beachside",
    provedBy: "beach-access view-beach beach-essentials",
  },
  { kind: "place", phrases: "ocean, sea, seaside, coast, coastline, shoreline", provedBy: "view-sea" },
  { kind: "place", phrases: "lake, lakeside, lakeshore", provedBy: "lake-access view-lake" },
  { kind: "place", phrases: "river, riverside", provedBy: "view-river" },
  { kind: "place", phrases: "canal", provedBy: "view-canal" },
  { kind: "place", phrases: "bay", provedBy: "view-bay" },
  { kind: "place", phrases: "harbor, harbour, marina", provedBy: "view-harbor boat-slip" },
  {
    kind: "place",
    phrases: "water",
    provedBy:
      "waterfront lake-access beach-access dock kayak canoe paddleboard view-sea view-lake view-river view-canal view-bay view-harbor view-water hot-water pool",
  },
  { kind: "place", phrases: "mountain, mountainside, peaks", provedBy: "view-mountain" },
  { kind: "place", phrases: "valley, canyon, hill, hillside", provedBy: "view-valley" },
  { kind: "place", phrases: "courtyard", provedBy: "view-courtyard" },
  { kind: "place", phrases: "vineyard", provedBy: "view-vineyard" },
  { kind: "place", phrases: "desert", provedBy: "view-desert" },
  { kind: "place", phrases: "golf, golf course", provedBy: "view-golf mini-golf" },
  { kind: "place", phrases: "resort", provedBy: "resort-access view-resort" },
  { kind: "place", phrases: "ski, skiing, slopes, ski slope", provedBy: "ski-in-out" },
  { phrases: "boat, boating", provedBy: "boat-slip dock" },
  {
    phrases: "children, kids, child, kid",
    provedBy:
      "children-toys children-dinnerware children-bikes playroom playground high-chair crib travel-crib family-friendly baby-gates baby-bath changing-table baby-care babysitter key:guests",
  },
  { phrases: "quiet, quiet hours, quiet time", provedBy: "key:rule.quiet-hours" },
  {
    phrases: "entrance, front door, entry",
    provedBy: "private-entrance wide-doorway step-free lit-path keypad smart-lock lockbox",
  },
];
// Things that only a fact in these very words proves. Each line is one thing with its other names.
export const NARROWER_THINGS = `
balcony
patio
terrace
roof terrace, rooftop terrace, roof deck, rooftop deck
deck, sun deck
porch, front porch, screened porch, screened in porch
veranda, verandah
lanai
gazebo, pergola
garden
backyard, back yard
lawn
courtyard garden
garage, parking garage, car garage, residential garage
carport, car port
driveway
street parking, on street parking, on the street, street
parking lot, car park
valet, valet parking
living room, sitting room, lounge, living area
family room
dining room
office, home office, study
monitor, computer monitor
office chair
den
library
sunroom, conservatory
laundry room, utility room
mudroom
media room
basement
attic
cellar, wine cellar
hallway, foyer
closet, walk in closet
wardrobe
dresser, chest of drawers
pantry
kitchen island
breakfast bar
breakfast nook
bar, wet bar, home bar
sofa, couch
armchair
bookcase
rug
artwork
mirror
bay window
skylight
floor to ceiling window
walk in shower
rain shower, rainfall shower
double vanity, vanity
toilet, powder room, guest toilet
ensuite, en suite, en suite bathroom, ensuite bathroom
stairs, stair, staircase, stairway, up the stairs, flight of stairs, steps
walk up
spiral staircase
upstairs
downstairs
ground floor
top floor
basement level
treadmill
elliptical
exercise bike, stationary bike
peloton
yoga mat, yoga
free weights, weights, dumbbells
nespresso, nespresso machine
keurig, keurig coffee machine
espresso, espresso machine, espresso maker
french press
drip coffee, drip coffee maker
pour over
coffee grinder
ice maker, ice machine
water dispenser, filtered water
slow cooker
waffle maker
juicer
toasted sandwich maker
wine fridge, wine cooler
double oven
pizza oven
smoker grill
netflix
hulu
disney, disney plus
prime video, amazon prime video, amazon prime
roku
chromecast
apple tv
fire tv
hbo, hbo max
youtube
spotify
xbox
playstation
nintendo, nintendo switch
alexa
sonos
projector screen
dvd player
bluetooth
spa, day spa
massage
yoga studio
co working, coworking space
conference room
business center, business centre
rooftop
roof
clubhouse
tennis racket
volleyball
trampoline
swing set, swing
slide
tree house, treehouse
sandbox
surfboard
fishing, fishing rods
snorkel, snorkeling gear
boat ramp
beachfront
oceanfront
lakefront
riverfront
private beach
sea facing
wood stove, wood burning stove, log burner
underfloor heating, heated floors, under the floors, under the floor
heat pump
generator
solar panels, solar power
security system, security guard, 24 hour security
gated community, gated
room service
reception, reception desk
airport transfer, airport shuttle, shuttle, airport pickup, airport pick up, pickup, airport ride
northern lights
it never, never rains, rarely rains, never snows, always sunny, sunshine all
car rental
welcome basket, welcome pack, welcome gift, welcome drink, bottle of wine, bottle of champagne, bottle of prosecco, hamper
bottled water
daily cleaning, maid service
chef, a cook, private cook, cooked for you, cooks for you
private driver, chauffeur, a driver is, your driver, driver on call
on call, on standby, at your service, at your disposal, on hand day
nanny, sitter, childcare, child care
cleaning lady, housekeeper, maid, caretaker, house manager, property manager
lesson, lessons, classes, workshops, excursions
guide, tour, tours, guided
early check in, check in early, early arrival, check in from noon, early checkin, arrive as early, early access
late check out, check out late, late checkout, late departure, stay as late, leave as late
flexible check in, flexible check out, check in is flexible, check out is flexible, checkout is flexible, flexible checkout, flexible arrival, checkout whenever, check out whenever, check out when you like, check out when you want
discount, refund, refundable, voucher, free night, coupon, upgrade, loyalty, free cancellation, cancel for free, cancel free
butler
guidebook
umbrella
cooler
stroller
bathrobe, robe
slippers
chickens
horses
farm animals
`;
