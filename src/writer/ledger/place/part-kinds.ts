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

// What names a way, a door or a box at the post and never a town.
export function isStreet(part: string): boolean {
  return /\d/.test(part) || isStreetName(part) || STREET_SHORT.test(part) || BOX.test(part) || UNIT.test(part);
}

function isStreetName(part: string): boolean {
  return STREET.test(part.replace(/^(?:st|saint|sainte|la|el)\b\.?/i, ""));
}

export function isHouseNumber(before: string, after: string): boolean {
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

const AFTER_STREET =
  /^(.{0,200}?\b(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|court|ct|way|place|terrace|crescent|square|highway|hwy|parade|close)\b\.?) (\p{L}[\p{L}' .-]{1,40})$/iu;
const NO_TOWN = /^(?:north|south|east|west|n|s|e|w|ne|nw|se|sw|apt|unit|floor|suite|upper|lower)\b/i;

// "14 King Street Whitstable": without commas the town begins after the street.
export function townAfterStreet(part: string): [street: string, town: string] | null {
  if (!/^\D{0,8}\d/.test(part)) return null;
  const found = AFTER_STREET.exec(part);
  const [street, town] = [found?.[1], found?.[2]];
  return street && town && !NO_TOWN.test(town) ? [street, town] : null;
}
