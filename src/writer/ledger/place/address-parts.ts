const STREET =
  /\b(?:street|st|road|rd|avenue|ave|av|avda|lane|ln|drive|dr|boulevard|blvd|court|ct|way|place|pl|terrace|crescent|square|sq|highway|hwy|alley|quay|quai|row|close|parade|esplanade|mews|grove|rue|chemin|impasse|all[eé]e|route|calle|carrer|carretera|camino|paseo|passeig|plaza|placa|pla[cç]a|avinguda|via|viale|vicolo|piazza|piazzale|corso|strada|contrada|rua|travessa|avenida|estrada|largo|praca|pra[cç]a|jalan|jl|gang|thanon|soi|moo|gade|weg|platz|laan|straat|stra(?:ß|ss)e|ulica|ul|ulice|cesta|odos|leoforos|utca|derb|triq|caddesi|cad|soka[gğ][iı]|sok|mahallesi|mah|nguyen|chome|cho-?me|obala|n[aá]m[eě]st[ií]|rynek)\b\.?|(?<=\p{L})(?:stra(?:ß|ss)e|strasse|str|gasse|straat|gatan|gata|v[eä]gen|veien|vej|gade|katu|tie|utca|weg|platz|allee|laan|plein|kade)\b/iu;

const STREET_SHORT = /^c\/ ?\p{L}/iu;

const BOX =
  /\b(?:p\.? ?o\.? box|post office box|bp \d|b\.p\.|boîte postale|apartado|apdo|casilla|postfach|postboks|postbox|caixa postal|private bag|locked bag|zip)\b/i;

const UNIT =
  /^(?:apt|apartment|apartamento|appartement|unit|suite|flat|floor|level|block|building|bldg|tower|room|villa no|lot|no|nr|piso|planta|interno|int|escalera|bloque|haus|top|stiege|lote|km)\b\.? ?#?(?:\w{0,4}$|\d)/i;

const HOUSE =
  /\b(?:cottages?|house|farmhouse|farm|barn|lodge|manor|hotel|hostel|resort|residences?|residencia|residencial|r[eé]sidence|apartments?|appartements?|apartamentos?|appartamento|suites|studios?|chalet|cabin|villas?|casa|casale|casita|finca|masseria|agriturismo|podere|tenuta|hacienda|cortijo|riad|gîte|gite|ch[aâ]teau|ferienhaus|ferienwohnung|haus|guesthouse|guest house|b&b|condominium|condos?|condom[ií]nio|urbanizaci[oó]n|homestay|penthouse|bungalows?|palazzo|library|school|museum|restaurant|inn|old (?:mill|bakery|rectory|school|forge|chapel|barn))\b/i;

// Where a town may be called Villa, Casa or Hacienda something.
const VILLAS_ARE_TOWNS = new Set(["AR", "CO", "CL", "MX", "PE", "UY", "PY", "BO", "EC", "PH", "CR"]);

const TOWN_VILLA = /^(?:villa|casa|hacienda)\b/i;

const DISTRICT =
  /(?:[ -](?:ward|district|subdistrict|sub-district|ku|gun|ed|quarter|old town|mahalle|kecamatan|kel[uü]let|kerület|barangay|neighbou?rhood|borough))$|^(?:ward|district|quartier|quartiere|barrio|bairro|colonia|col\.|kecamatan|kec\.|kelurahan|kel\.|tambon|amphoe|khet|khwaeng|rw \d|rt \d|brgy\.?|barangay|fraccionamiento|fracc\.|sector|zona|zone|conjunto|quadra|urb\.|stadtteil|ortsteil|arrondissement)\b|^(?:centro|centro hist[oó]rico|centre|center|centrum|zentrum|city cent(?:er|re)|centre-ville|medina|old town|old city|downtown|le bourg|altstadt|casco antiguo|casco viejo|cbd)$|^\d{1,2}(?:e|er|ème|th|st|nd|rd)? arrondissement$/i;

const AFTER_STREET =
  /^(.{0,200}?\b(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|court|ct|way|place|terrace|crescent|square|highway|hwy|parade|close)\b\.?) (\p{L}[\p{L}' .-]{1,40})$/iu;

const NO_TOWN = /^(?:north|south|east|west|n|s|e|w|ne|nw|se|sw|apt|unit|floor|suite|upper|lower)\b/i;
// Where the post writes the code before the town, what follows it is the town.
const BEFORE_TOWN: Record<string, RegExp> = Object.fromEntries(
  [
    ["AT BE BG CH CY DK HU LU NO SI MK AL GE", /(?<![\p{L}\d-])(?:[A-Z]{1,2}-)?\d{4}(?= \p{L})/u],
    [
      "DE FR ES IT FI EE HR TR MX MY MA CR ME RS BA LT UA DZ TN SN PE MC SM VA GF RE GP MQ PF",
      /(?<![\p{L}\d-])(?:[A-Z]{1,3}-)?\d{5}(?= \p{L})/u,
    ],
    ["SE CZ SK GR", /(?<![\p{L}\d-])(?:[A-Z]{1,2}-)?\d{3} ?\d{2}(?= \p{L})/u],
    ["NL", /(?<![\p{L}\d-])(?:NL-)?\d{4} ?[A-Z]{2}(?= \p{L})/u],
    ["PT", /(?<![\p{L}\d-])\d{4}-\d{3}(?= \p{L})/u],
    ["PL", /(?<![\p{L}\d-])\d{2}-\d{3}(?= \p{L})/u],
    ["IS", /(?<![\p{L}\d-])\d{3}(?= \p{L})/u],
    ["AR", /(?<![\p{L}\d-])[A-Z]?\d{4} ?(?:[A-Z]{3})?(?= \p{L})/u],
    ["CL", /(?<![\p{L}\d-])\d{7}(?= \p{L})/u],
    ["RO CN", /(?<![\p{L}\d-])\d{6}(?= \p{L})/u],
    ["LV", /(?<![\p{L}\d-])LV-\d{4}(?= \p{L})/u],
  ].flatMap(([codes, pattern]) =>
    String(codes)
      .split(" ")
      .map((code) => [code, pattern as RegExp]),
  ),
);

const ANY = [
  /\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/,
  /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/,
  /\b[A-Z]\d[\dW] ?[A-Z\d]{4}\b/,
  /\b[A-Z]\d{4} ?[A-Z]{3}\b/,
  /\b\d{4} [A-Z]{2}\b/,
  /\b\d{5}-\d{3,4}\b/,
  /\b\d{4}-\d{3}\b/,
  /\b\d{2}-\d{3}\b/,
  /\b\d{3}-\d{4}\b/,
  /\b\d{3} \d{2}\b/,
  /\b\d{4,7}\b/,
  /\b[A-Z]{1,2}\d{1,2}$/,
];

// Codes that only one country has.
const TELLING: [string, RegExp][] = [
  ["CA", /\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/],
  ["GB", /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/],
  ["IE", /\b[A-Z]\d[\dW] ?[A-Z\d]{4}\b/],
  ["US", /\b[A-Z]{2} \d{5}(?:-\d{4})?$/],
  ["AU", /\b(?:NSW|VIC|QLD|TAS|ACT|SA|WA|NT) \d{4}$/],
  ["BR", /\b\d{5}-\d{3}\b/],
  ["PT", /\b\d{4}-\d{3}\b/],
  ["JP", /\b\d{3}-\d{4}\b/],
];

export function countryOfPostcode(address: string): string | null {
  return TELLING.find(([, pattern]) => pattern.test(address))?.[0] ?? null;
}

type Split = { before: string; after: string };

// The words before a town's code, and the town.
export function townAfterCode(part: string, country: string | null): Split | null {
  const pattern = country === null ? undefined : BEFORE_TOWN[country];
  const found = pattern?.exec(part);
  if (!found) return null;
  return { before: part.slice(0, found.index).trim(), after: part.slice(found.index + found[0].length).trim() };
}

export function withoutPostcode(part: string): string[] {
  for (const pattern of ANY) {
    const found = pattern.exec(part);
    if (!found) continue;
    const before = part.slice(0, found.index);
    const after = part.slice(found.index + found[0].length);
    const isNumber = /^\d+$/.test(found[0]) && !/ [A-Z]{2,3} $/.test(before);
    if (isNumber && isHouseNumber(before, after)) continue;
    return [before.replace(/(?<![-\s])[-\s]+$/, "").trim(), after.trim()].filter((words) => words !== "");
  }
  return [part];
}

// What names a way, a door or a box at the post and never a town.
export function isStreet(part: string): boolean {
  return /\d/.test(part) || isStreetName(part) || STREET_SHORT.test(part) || BOX.test(part) || UNIT.test(part);
}

function isStreetName(part: string): boolean {
  return STREET.test(part.replace(/^(?:st|saint|sainte|la|el)\b\.?/i, ""));
}

function isHouseNumber(before: string, after: string): boolean {
  return isStreetName(after) || (after === "" && before.trim() !== "" && isStreetName(before));
}

export function isHouse(part: string, country: string | null): boolean {
  if (country !== null && VILLAS_ARE_TOWNS.has(country) && TOWN_VILLA.test(part)) return false;
  return HOUSE.test(part);
}

export function isDistrict(part: string): boolean {
  return DISTRICT.test(part);
}

export function isBox(part: string): boolean {
  return BOX.test(part);
}

export function isLatin(part: string): boolean {
  return /\p{L}{2}/u.test(part) && !/[^\p{Script=Latin}\p{M}\p{N}\p{P}\p{S}\s]/u.test(part);
}

// "14 King Street Whitstable": without commas the town begins after the street.
export function townAfterStreet(part: string): [street: string, town: string] | null {
  if (!/^\D{0,8}\d/.test(part)) return null;
  const found = AFTER_STREET.exec(part);
  const [street, town] = [found?.[1], found?.[2]];
  return street && town && !NO_TOWN.test(town) ? [street, town] : null;
}
