// What a narrower thing is as well: whoever has a roof terrace has a terrace.
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
