// Words that narrow the thing they stand beside; that thing's own fact must carry them.
export const ATTRIBUTES = `
private, your own, its own, of your own, for your use alone, for your use only, for you alone, for you only, exclusive use
shared, communal, common
indoor, indoors
outdoor, outdoors
heated
seasonal, in season, seasonally, open in summer, only in summer, summer only, part of the year, certain months, summer months
fenced, fully fenced, enclosed
free, complimentary, free to use, free for guests, for free, at no charge, free of charge, no charge, at no cost, no extra cost, no extra charge
paid, is extra, are extra, for a fee, fee per stay, fee per night, pet fee, a fee, extra cost, extra charge, surcharge, at a cost, for a charge, costs extra, additional cost, additional charge, at extra cost
on request, upon request, by request
gas, natural gas, propane
electric
charcoal
induction
wood burning, wood fired
saltwater, salt water
infinity, infinity edge
lap
plunge
kids only
stone
brick
marble
granite
quartz
hardwood, wood floors, hardwood floors
pine, pine walled
oak
leather
stainless steel
glass
smart
flat screen
4k, uhd
hd
high speed, fast, lightning fast
fiber, fibre, fiber optic
dedicated
full
fully equipped, fully stocked, well equipped, well stocked, equipped
full size, full sized
walk in
clawfoot, claw foot
covered, roofed
memory foam
goose down, down comforter, down duvet, down pillow, down pillows, feather
egyptian cotton
radiant
split type, ductless
window unit
portable
premium
standard
extra long
oversized
soundproof, soundproofed
all year, all year round, year round
24 hours, 24 hour
open plan, open concept
vaulted, high ceilings, vaulted ceiling, high ceiling, cathedral ceiling
exposed brick
`;

// Claims about the home that must be a fact's own words.
export const QUALITIES = `
new, brand new, newly, newest
renovated, remodeled, remodelled, refurbished, newly renovated, recently renovated, restored, redone
updated, upgraded, recently updated
modern, contemporary
historic, historical, heritage, century old, victorian, georgian, art deco, mid century
spacious, roomy, ample space, plenty of space, generously sized, generous
large, big, huge, sprawling, vast, enormous, larger
small, compact
luxury, luxurious, deluxe, upscale, high end, five star, 5 star, top of the line, upmarket
bright, sunny, sunlit, light filled, sun filled, sun drenched, airy, natural light
peaceful, calm, silent, noise free, quiet street, quietly, quietest, noise is never, no noise, without noise, hear nothing, hear a pin, not a sound, never noisy, undisturbed, silence, free of noise, free of traffic, no traffic, traffic free, sleep soundly, sound sleep
secluded, off the beaten path, tucked away, hidden, remote
secure
clean, spotless, immaculate
furnished, fully furnished
morning sun, sunrise
afternoon sun, all day sun, sun all day, catches the sun, gets the sun, sun pours, sun streams
evening sun, sunset, sundown
panoramic, sweeping, unobstructed, uninterrupted
award winning, top rated, highly rated, superhost, five stars, 5 stars, well reviewed
famous, popular, renowned, iconic, well known
rare, one of a kind
eco friendly, sustainable
child safe, childproofed, baby proofed
designer, architect designed
family owned, family run
largest, biggest
best, finest, greatest
tallest, highest
oldest
fastest
cheapest
affordable, budget, low price, low cost, inexpensive, good value
closest, nearest
the only
number one, no 1
the most, most popular
unique
first class, world class
perfect location, great location, prime location, ideal location, best location, excellent location, convenient location
safe neighborhood, safe neighbourhood, safe area
corner unit, corner lot, corner plot, corner house
end unit
work remotely, remote work
romantic
guests return, guests come back, guests say, guests love, guests tell, most guests, guests always, guests often, repeat guests, past guests, previous guests, guests rate, guests praise, guests like, guests rave, regulars, year after year
in the family, in our family, family for, generations, run by friends, run the place
our guests, for our guests, to our guests
for guests only, only for guests, guests only
locals say, locals love, locals know, locals go, a local secret, locals eat, locals drink
every room, each room, all rooms, all the rooms, every window, all windows, every wall, throughout the house, throughout the apartment, throughout the home
closed to cars, car free, pedestrian only, pedestrianised, pedestrianized
never crowded, rarely crowded, not crowded, uncrowded, never busy, rarely busy, never full, low crime, crime
well kept, well maintained, spick and span
half price, cheaper, lowest price, for the same price
around the clock, all night, day and night, 24 7, at all times
waiting for you, awaits, await, awaiting, waits for you
`;

// Praise that claims nothing a guest could measure: only a warning.
export const PRAISE = `
charming, lovely, beautiful, gorgeous, pretty, delightful, amazing, wonderful, fantastic, incredible, great, excellent, elegant, stylish, chic, trendy, inviting, welcoming, magical, dreamy, enchanting, picturesque, scenic, spectacular, breathtaking, fabulous, superb, exceptional, tasteful, tastefully, comfortable, comfy, plush
cozy, cosy, snug, homely, homey
`;
// Kinds of home, each with its other names.
export const HOME_KINDS = `
apartment, flat, rental unit, serviced apartment, aparthotel, apt
condo, condominium
house, residential home
townhouse, townhome, town house, town home, row house
cottage
cabin
villa
bungalow
chalet
loft
studio, studio apartment
penthouse
duplex
triplex
mansion
farmhouse, farm house
farm stay, farm
barn
guesthouse, guest house
guest suite
suite
tiny house, tiny home
cottage house
houseboat
boat home
camper, rv, motorhome, caravan
tent
yurt
dome, dome house
lodge
castle
ranch
hotel, boutique hotel
hostel
motel
inn
bed and breakfast, b b, bnb
casa particular
vacation home, holiday home
riad
ryokan
tower
lighthouse
windmill
train car
container, shipping container
estate
`;

// A kind that is also the broader kinds beside it.
export const BROADER_KINDS: Record<string, string[]> = {
  condo: ["apartment"],
  loft: ["apartment"],
  studio: ["apartment"],
  penthouse: ["apartment"],
  townhouse: ["house"],
  cottage: ["house"],
  cabin: ["house"],
  villa: ["house"],
  bungalow: ["house"],
  chalet: ["house"],
  farmhouse: ["house"],
  guesthouse: ["house"],
  "tiny house": ["house"],
  "guest suite": ["suite"],
  "vacation home": ["house"],
  mansion: ["house"],
  "bed and breakfast": ["house"],
  duplex: ["house", "apartment"],
};

// "home" as a type says no more than a house with its own walls.
export const HOME_TYPE_WORDS: Record<string, string[]> = { home: ["house"], "residential home": ["house"] };

export const SCOPES = `
whole, entire, to yourself, to yourselves, all yours, all to yourself, yours alone, no one else
private room
shared room
hotel room
your room, the room, room of your own
`;

export const BEDS = `
king, king bed, king size bed, king sized bed, king size, super king
queen, queen bed, queen size bed, queen sized bed, queen size
double bed, double, full bed, full size bed
twin, twin bed, twin size bed, twin single
single bed, singles, small single
bunk, bunk bed
sofa bed, sofabed, sleeper sofa, pull out couch, pull out sofa, pullout, sofa sleeper, fold out couch, couch bed, pull out
futon
daybed, day bed, trundle, trundle bed
air mattress, air bed, airbed
floor mattress
murphy bed, murphy, wall bed
loft bed
toddler bed
water bed
`;

// Nouns whose number the ledger knows.
export const COUNTED: Record<string, { phrases: string; keys: string }> = {
  bedrooms: { phrases: "bedroom, br, bdrm, sleeping room", keys: "bedrooms bedroom" },
  beds: { phrases: "bed", keys: "beds bedroom" },
  bathrooms: {
    phrases: "bathroom, bath, full bath, full bathroom, and a half bath, and a half bathroom",
    keys: "bathrooms bathroom amenity.bathtub",
  },
  guests: { phrases: "guest, people, person, adult, visitor, traveler, traveller, sleeper", keys: "guests" },
  "half-bath": { phrases: "half bath, half bathroom", keys: "" },
};
