// What a narrower thing is as well: a roof terrace is a terrace.
const LINES = `
kitchen island: island
roof terrace: roof, rooftop, terrace
deck: terrace
courtyard garden: garden, courtyard
lawn: backyard
nespresso: amenity.coffee-maker, coffee, espresso
keurig: amenity.coffee-maker, coffee
espresso: amenity.coffee-maker, coffee
french press: amenity.coffee-maker, coffee
drip coffee: amenity.coffee-maker, coffee
pour over: amenity.coffee-maker, coffee
garage: amenity.parking
carport: amenity.parking
driveway: amenity.parking
street parking: amenity.parking
desk: amenity.workspace
office: amenity.workspace
ensuite: bathrooms
treadmill: amenity.exercise-equipment, work out, train on
elliptical: amenity.exercise-equipment, work out, train on
exercise bike: amenity.exercise-equipment, work out, train on
peloton: amenity.exercise-equipment, work out, train on, exercise bike
free weights: amenity.exercise-equipment, work out, train on
netflix: movie night, streaming
hulu: movie night, streaming
xbox: amenity.game-console, games
playstation: amenity.game-console, games
nintendo: amenity.game-console, games
library: amenity.books
bookcase: amenity.books
oceanfront: ocean, waterfront
lakefront: lake
riverfront: river
beachfront: beach
wood stove: around the fire, amenity.fireplace, amenity.stove
sofa bed: sofa
double oven: amenity.oven, bake, cook
pizza oven: bake, cook
smoker grill: amenity.bbq
24 hours: around the clock
sonos: amenity.sound-system, music
alexa: amenity.sound-system
spotify: music
swing set: children
sandbox: children
tree house: children
amenity.waterfront: water
amenity.hot-tub: tub
amenity.movie-theater: screen
amenity.pets-live-here: pets
`;

export const IMPLIED_THINGS = new Map(
  LINES.trim()
    .split("\n")
    .map((line): [string, string[]] => {
      const [id = "", others = ""] = line.split(": ");
      return [id, others.split(", ")];
    }),
);
// What follows for anyone from an amenity: a sentence may say it where one of the amenities is there. Keys without a
// dot are amenity concepts.
export const CONSEQUENCES: { kind?: "place"; phrases: string; provedBy: string }[] = [
  {
    phrases: "take a bath, run a bath, long bath, evening bath, bath before bed, hot bath, a bath at",
    provedBy: "bathtub hot-tub",
  },
  { phrases: "counter, countertop, worktop, kitchen counter", provedBy: "kitchen kitchenette" },
  {
    phrases: "pan, pot, plate, plates, bowl, fork, spoon, knife, knives, mug, cup, chopping board, utensil",
    provedBy: "kitchen kitchenette dishes cooking-basics stove oven",
  },
  { phrases: "glasses, tumbler", provedBy: "kitchen kitchenette dishes wine-glasses" },
  { phrases: "cupboard, kitchen cupboard, drawer, kitchen drawer", provedBy: "kitchen kitchenette" },
  {
    phrases: "can be arranged, by arrangement, arrange it, arranged in advance",
    provedBy: "cleaning babysitter key:service key:arrival luggage",
  },
  {
    phrases: "chair, chairs, seat, stool",
    provedBy: "dining-table outdoor-dining outdoor-furniture workspace kitchen high-chair key:dining",
  },
  { phrases: "rail, banister, handrail", provedBy: "elevator key:stairs key:absent key:levels" },
  {
    phrases: "wet towel, lay a towel, throw a towel, spread a towel, your towel, hang a towel, dry towel",
    provedBy: "pool sun-loungers beach-access beach-essentials towels bathtub hot-tub drying-rack key:nearby",
  },
  {
    phrases: "look at the water, watch the water, over the water",
    provedBy: "view-canal view-sea view-lake view-river view-bay view-harbor view-water waterfront pool",
  },
  { phrases: "beach towel", provedBy: "towels beach-essentials" },
  { phrases: "desk", provedBy: "workspace" },
  { phrases: "shower, showers", provedBy: "key:bathrooms key:bathroom outdoor-shower" },
  { phrases: "coals, embers glow", provedBy: "bbq fire-pit outdoor-kitchen fireplace" },
  {
    phrases: "shoot pool, shoot some pool, some pool, round of pool, play pool, game of pool, rack them up",
    provedBy: "pool-table",
  },
  {
    phrases:
      "eat outside, eat outdoors, dine outside, dine outdoors, dinner outside, lunch outside, meals outside, meals outdoors, supper outside",
    provedBy: "outdoor-dining outdoor-furniture patio backyard bbq outdoor-kitchen",
  },
  { phrases: "groceries", provedBy: "refrigerator mini-fridge freezer kitchen kitchenette" },
  {
    phrases:
      "make breakfast, breakfast, breakfasts, making breakfast, cook breakfast, breakfast at home, have breakfast, having breakfast, eat breakfast, breakfast in, breakfast can be had, breakfast outside, breakfast on the, breakfast at your own pace",
    provedBy:
      "breakfast key:service kitchen kitchenette stove oven microwave toaster dining-table outdoor-dining outdoor-kitchen coffee-maker refrigerator",
  },
  {
    phrases: "cooked, cooks, fry, simmer, boil, roast, home cooked meal, cook dinner, cook your own",
    provedBy:
      "kitchen kitchenette stove oven bbq outdoor-kitchen microwave cooking-basics air-fryer toaster-oven rice-maker",
  },
  { phrases: "table, table of", provedBy: "dining-table outdoor-dining outdoor-furniture kitchen patio" },
  { phrases: "dining area, area to eat", provedBy: "dining-table outdoor-dining" },
  { phrases: "shelf, shelves, bookshelf, bookshelves", provedBy: "books kitchen clothing-storage" },
  { phrases: "screen", provedBy: "tv movie-theater workspace game-console cable-tv" },
  { phrases: "controller", provedBy: "game-console" },
  { phrases: "soundtrack, playlist, album", provedBy: "sound-system record-player tv wifi" },
  {
    phrases: "ev, electric car, electric vehicle, plug in the car, charge, charges, charging, charged",
    provedBy: "ev-charger",
  },
  {
    phrases: "train on, train at, train before, train indoors, train in the gym, can train, keep training, training",
    provedBy: "gym exercise-equipment",
  },
  { phrases: "long stay, longer stay, long visit", provedBy: "long-stays washer dryer washer-dryer kitchen workspace" },
  {
    phrases: "swimsuit, swimwear, swimmer, dip, laps",
    provedBy: "pool hot-tub sauna beach-access lake-access waterfront",
  },
  {
    phrases: "in the sun, lie in the sun, for sun, out of the sun",
    provedBy: "sun-loungers patio backyard pool hammock outdoor-furniture",
  },
  {
    phrases: "damp towels, wet towels, sandy towels, dirty towels, used towels, beach towels dry",
    provedBy: "towels washer dryer drying-rack washer-dryer",
  },
  { phrases: "see the garden, look at the garden, onto the garden, over the garden", provedBy: "view-garden backyard" },
  {
    phrases: "snacks in, snacks cold, your snacks, drinks and snacks",
    provedBy: "refrigerator mini-fridge freezer kitchen",
  },
  { phrases: "light the stove, by the stove, stove going, stove lit, in the stove", provedBy: "fireplace stove" },
  { phrases: "keep the milk, milk in, milk cold, milk for", provedBy: "refrigerator mini-fridge" },
  { phrases: "bubbles, jets", provedBy: "hot-tub" },
  { phrases: "flames, embers, ashes", provedBy: "fire-pit fireplace" },
  { phrases: "logs, firewood", provedBy: "key:never" },
  { phrases: "burgers, steaks, sausages", provedBy: "bbq kitchen stove outdoor-kitchen" },
  { phrases: "pedal, cycle, cycling, ride a bike, ride the bikes", provedBy: "bikes children-bikes" },
  { phrases: "keys to play, tune", provedBy: "piano" },
  { phrases: "nap outside", provedBy: "hammock sun-loungers" },
  { phrases: "cubes, ice", provedBy: "freezer" },
  { phrases: "mosquito, mosquitoes", provedBy: "mosquito-net" },
  { phrases: "wheel in, roll in, wheels", provedBy: "step-free elevator wheelchair" },
  { phrases: "creases, wrinkles, pressed", provedBy: "iron" },
  { phrases: "doorbell", provedBy: "intercom security-cameras" },
  { phrases: "puppy, paw, leash, lead the dog", provedBy: "pets key:pets" },
];

export const CONSEQUENCE_IDS = new Set(CONSEQUENCES.map(({ phrases }) => phrases.split(", ")[0] ?? ""));

// What one does with a thing: it may be slow or denied without a word about the thing.
export const USES = new Set([
  ...CONSEQUENCE_IDS,
  ..."quiet,work out,games,movie night,swim,cook,bake,laundry,coffee,tea,paddle,streaming,music".split(","),
]);
