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
