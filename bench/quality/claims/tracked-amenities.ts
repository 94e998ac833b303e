import { type Listing, plainAmenities } from "../listing.ts";

type Tracked = { name: string; listed: RegExp; mentioned: RegExp };

const PARKING =
  /\bpark(?:ing|ed)?\b(?! view)|\bgarage\b|\bdriveway\b|\bcarport\b|\bleave the car\b|\b(?:your|the|a) car\b/i;

const row = (name: string, listed: RegExp, mentioned: RegExp): Tracked => ({ name, listed, mentioned });

// The amenities whose mention is followed, how platforms write them and how prose does.
const TRACKED: Tracked[] = [
  row("Beach access / beachfront", /beach access|beachfront/, /\bbeach/i),
  row("Pool", /\bpool\b(?! table| view| toys)/, /\bpool\b(?! table| view)|\bswim/i),
  row(
    "Waterfront / lake",
    /waterfront|lake (?:access|view)/,
    /waterfront|\blake|on the water|water['’]s edge|by the water|beside the water/i,
  ),
  row("Ocean / sea view", /(?:ocean|sea) view/, /\b(?:ocean|sea)\b/i),
  row("Free parking", /free.*(?:parking|garage|carport)/, PARKING),
  row("Sauna", /sauna/, /\bsauna/i),
  row("Hot tub", /hot tub|jacuzzi/, /hot[ -]tub|jacuzzi/i),
  row("Kitchen", /^(?:full )?kitchen$/, /\bkitchen\b/i),
  row("Patio or balcony", /patio|balcony/, /\bpatio|\bbalcon|\bterrace|\bdeck\b/i),
  row("Backyard", /backyard/, /\b(?:back ?)?yard\b|\bgarden\b(?! view)/i),
  row("Gym", /\bgym\b/, /\bgym\b|fitness/i),
  row("Breakfast", /^breakfast/, /breakfast/i),
  row("Kitchenette", /kitchenette/, /kitchenette/i),
  row("BBQ grill", /bbq|barbecue grill/, /\bbbq|\bgrill|barbecue/i),
  row("Fire pit", /fire pit/, /fire ?-?pit/i),
  row("Wifi", /wifi|^internet/, /\bwi-?fi\b|\binternet\b|\bonline\b/i),
  row("TV", /\btv\b|hdtv/, /\bh?d?tvs?\b|television/i),
  row("Mountain view", /mountain view/, /mountain/i),
  row("Paid parking", /paid.*(?:parking|garage|lot)/, PARKING),
  row("Dryer", /(?<!hair )\bdryer\b/, /(?<!hair[ -])\bdryers?\b|\bwash(?:ed)? and dr(?:y|ied)/i),
  row(
    "City view",
    /city (?:skyline )?view/,
    /skyline|\bcity\b.{0,12}\bview|view\w* (?:of|over|across) the city|looks? (?:out )?(?:over|onto|at) the city/i,
  ),
  row("Indoor fireplace", /indoor fireplace/, /fireplace/i),
  row("Washer", /\bwasher\b/, /\bwashers?\b|washing machine|\blaundry\b/i),
  row(
    "Game console / pool table",
    /game console|pool table|arcade/,
    /console|pool table|arcade|billiard|playstation|xbox|nintendo|\bps[345]\b/i,
  ),
  row("Air conditioning", /air conditioning|\bac\b/, /air[ -]?con|\ba\/?c\b|\bcooling\b/i),
  row("Dedicated workspace", /workspace/, /work ?space|\bdesk\b|\bwork(?:ing)?\b|\blaptop\b/i),
  row("EV charger", /ev charger/, /\bev\b|electric (?:car|vehicle)|charger/i),
  row("Pets allowed", /pets allowed/, /\bpets?\b|\bdogs?\b/i),
  row("Coffee maker", /coffee maker|coffee machine|nespresso|keurig/, /coffee|espresso/i),
  row("Private entrance", /private entrance/, /entrance|own (?:front )?door|\bentry\b/i),
  row("Heating", /heating|heater/, /\bheat(?:ing|er|ers|ed)?\b/i),
  row("Essentials (towels etc.)", /^essentials|towels/, /\btowels?\b|\blinens?\b|essentials|\bsheets\b/i),
  row("Elevator", /elevator/, /elevator|\blift\b/i),
  row(
    "Long term stays",
    /long term stays/,
    /long(?:er)?[ -]?(?:term)?[ -](?:stays?|reservations?|bookings?|visits?|periods?)|month(?:ly|s)?\b|stay(?:ing)? (?:for )?(?:long|a while)|long term|28 (?:days|nights)/i,
  ),
  row("Crib / high chair", /crib|pack 'n play|high chair/, /\bcribs?\b|\bcot\b|pack ['’]?n['’]? play|high ?-?chair/i),
  row("Dishwasher", /dishwasher/, /dishwasher/i),
  row(
    "Self check-in",
    /self check-in|24-hour check-in/,
    /check(?:s|ing)?[ -](?:yourself |yourselves )?in|let yoursel|lock ?box|keypad|smart lock/i,
  ),
  row("Microwave", /microwave/, /microwave/i),
  row("Shampoo", /shampoo/, /shampoo/i),
  row("Hair dryer", /hair dryer/, /hair ?-?dryer/i),
  row("Iron", /^iron$|^iron\b(?!ing)/, /\biron(?:ing)?\b/i),
  row("Hangers", /hangers/, /\bhangers?\b/i),
  row("First aid kit", /first aid/, /first[ -]aid/i),
  row(
    "Smoke alarm",
    /smoke (?:alarm|detector)/,
    /smoke(?: and (?:carbon monoxide|co))? (?:alarm|detector)s?|\bsmoke,? .{0,30}(?:alarm|detector)/i,
  ),
];

// The tracked amenities of a listing, and which of them a text mentions.
export function trackedIn(listing: Listing, text: string): { name: string; isMentioned: boolean }[] {
  const amenities = plainAmenities(listing);
  return TRACKED.filter(({ listed }) => amenities.some((amenity) => listed.test(amenity))).map(
    ({ name, mentioned }) => ({
      name,
      isMentioned: mentioned.test(text),
    }),
  );
}
