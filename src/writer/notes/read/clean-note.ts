import { memoizeReadings } from "#writer/text/memoize-readings.ts";
import { capitalised, withArticle } from "#writer/text/word-forms.ts";
import { COMMON_WORDS } from "../words/common-words.ts";
import { isPlainWord, tagWords } from "../words/tag-words.ts";
import { withCalendarNames } from "./measures.ts";

// What busy hands type, and what was meant. Each pattern looks at a bounded number of characters.
const SLIPS: [RegExp, string][] = [
  // "a nice place :) big garden"
  [/ ?[:;]-?[)D](?=$|[.,!])/g, ""],
  [/ ?[:;]-?[)D](?= )/g, ","],
  [/\bw\/o\b/gi, "without"],
  [/\bw\/d\b/gi, "washer and dryer"],
  [/\bw\/ ?/gi, "with "],
  [/\bwasher ?\/ ?dryer\b/gi, "washer and dryer"],
  // "no pets, sorry", "safe, we feel (ok, I'm biased)"
  [/,? \((?:(?:ok|okay|haha|lol|imo|imho|honestly|well)\b[^()]{0,40}|\?)\)/gi, ""],
  [/^sorry,? |, sorry(?=$|[,.])/gi, ""],
  [/^yes,? (?=(?:you|we|it|there|of course|dogs|pets)\b)/i, ""],
  [/, (?:we|I) (?:feel|think|believe|reckon|guess)(?=$|[,.])/g, ""],
  [/(^|, |\. )must see(?=$|[,.])/gi, "$1a must-see"],
  // "park - 5 walking", "zoo - 4 in the car"
  [/(^|[,(-] )(\d{1,2}(?:(?:-| to )\d{1,2})?) walk(?:ing)?(?=$|[,.)])/g, "$1$2 min walk"],
  [/(^|[,(-] )(\d{1,2}(?:(?:-| to )\d{1,2})?) (ride|drive|stroll)(?=$|[,.)])/g, "$1$2 min $3"],
  [/(^|[,(-] )(\d{1,2}(?:(?:-| to )\d{1,2})?) (?:by|on) foot(?=$|[,.)])/g, "$1$2 min on foot"],
  [/(^|[,(-] )(\d{1,2}(?:(?:-| to )\d{1,2})?) (?:by|in the|in a) (car|bus|train|taxi)(?=$|[,.)])/g, "$1$2 min by $3"],
  [/\b(?:approx|abt)\b\.?/gi, "about"],
  [/~ ?(?=[$€£]?\d)/g, "about "],
  [/(\d) ?yds?\b\.?/gi, "$1 yards"],
  [/\b1\/2 ?(?:a )?(mile|mi)\b\.?/gi, "half a mile"],
  [/\b1\/4 ?(?:of a )?(mile|mi)\b\.?/gi, "a quarter of a mile"],
  [/\b(\d{1,3}) to (\d{1,3}) ?(min(?:ute)?s?)\b/gi, "$1-$2 $3"],
  [/(\d) ?hr\b\.?/gi, "$1 hour"],
  [/\bby (car|train|bus|bike|metro|taxi|ferry|tram) (\d{1,3}(?:-\d{1,3})? ?min)(?:ute)?s?\b\.?/gi, "$2 by $1"],
  [/\ben[ -]suite\b/gi, "ensuite"],
  [/\bmwy\b\.?/gi, "Motorway"],
  [/\bhwy\b\.?/gi, "highway"],
  [/\bmin\.? (?=(?:stay|nights?|age)\b)/gi, "minimum "],
  [/\bstatue of liberty\b/gi, "Statue of Liberty"],
  [/\bo'hare\b/gi, "O'Hare"],
  [/\bplay room\b/gi, "playroom"],
  [/\btime square\b/gi, "Times Square"],
  [/\bb(?:dr|drm|drms|drs)\b\.?/gi, "bedroom"],
  [/(\d) ?br\b/gi, "$1 bedroom"],
  [/\bapt\b\.?/gi, "apartment"],
  [/\bbldg\b\.?/gi, "building"],
  [/\bincl\b\.?(?=,|$)/gi, "included"],
  [/\bincl\b\.?/gi, "including"],
  [/\bmins\b\.?/gi, "min"],
  [/\bkids (?=plates|books|toys|dishes|bikes|chair)/gi, "kids' "],
  [/\bstones throw\b/gi, "stone's throw"],
  [/(\d) ?yrs\b/gi, "$1 years"],
  [/\byr\b/gi, "year"],
  [
    /(?<!\b(?:a|the|last|first|next|only|very) )\bfew (?=(?:minutes|min|blocks|steps|miles|doors|stops) (?:from|to|away|walk)\b)/gi,
    "a few ",
  ],
  [/(\p{L}) stn\b\.?/giu, "$1 station"],
  [/\b(\d{1,3}|few) ?min(?:ute)?s? walking\b/gi, "$1 min walk"],
  [/(\d) ?mbps\b/g, "$1 Mbps"],
  [/\b(\d{1,3} ?)mn\b/g, "$1min"],
  [/\b(do|wo|ca|is|are|does|did|was|has|have)nt\b/gi, "$1n't"],
  [/\btheres\b/gi, "there's"],
  [/\bshoping\b/gi, "shopping"],
  [/\bcomplet(?:ley|ly)\b/gi, "completely"],
  [/\bacc?omm?odation/gi, "accommodation"],
  [/\brecc?omm?end/gi, "recommend"],
  [/\bresta?(?:ra|u?r|ua?r)u?a?nt(?=s?\b)/gi, "restaurant"],
  [/\bhrs\b\.?/gi, "hours"],
  [/(\d) ?(am|pm)\b/gi, "$1 $2"],
  [/\bwi-fi\b/gi, "wifi"],
  [/\b(?:etc|and so on)\b\.?/gi, ""],
  [/ & (?=\p{Ll})/gu, " and "],
  [/#(?=\d{1,4} (?:bus|tram|train|line)\b)/gi, "number "],
  [/\bno\. (?=\d)/gi, "number "],
  [/\bgr8\b/gi, "great"],
  [/\bv (?=close|near|quiet|good|central|bright|safe|big|small)/g, "very "],
  [/\bel\. (?=stove|oven|kettle|hob)/gi, "electric "],
  [/\bmicro(?=,|$)/gi, "microwave"],
  [/\bpls\b/gi, "please"],
  [/\bu\b/g, "you"],
  [/\bthru\b/gi, "through"],
  [/\b(family|kid|pet|dog|child) friendly\b/gi, "$1-friendly"],
  [/\bmax\.? (?=\d)/gi, "at most "],
  [/\beat in kitchen\b/gi, "eat-in kitchen"],
  [
    /\b(in|from|on|to|of) (?=(?:living room|kitchen|bedroom|basement|backyard|master|bathroom|dining room|courtyard)\b)/gi,
    "$1 the ",
  ],
  [/\b([2-9]|two|three|four|five|six) bedroom(?=,|\.|$)/gi, "$1 bedrooms"],
  [/\b(\d{1,2}) bedroom\b(?= \p{L})/giu, "$1-bedroom"],
  [/(^|, )(ground|top|first|second|third|fourth) floor(?=,|$)/gi, "$1on the $2 floor"],
  [/\ball bedrooms\b/gi, "all the bedrooms"],
  [/\brm\b\.?/gi, "room"],
  [/\bur\b/gi, "your"],
  [/\bw (?=private|own|a |the )/gi, "with "],
  [/\bhwd\b/gi, "hardwood"],
  [/\b(\d{1,3})[ -]y(?:ea)?rs?[ -]old(?= (?!and\b|but\b|with\b)\p{L})/giu, "$1-year-old"],
  [/(?<!\d[ -]?)\bmins? (?=(?:from|to|away)\b)/g, "minutes "],
  [/\bis few (blocks|minutes|steps)\b(?! (?:from|to|away|walk))/gi, "is a few $1 away"],
  [/\b(few|couple of) minutes walk\b/gi, "$1 minutes' walk"],
  [/\b(\d{1,2} (?:adults|people|guests|weeks|nights|months)) max\b\.?/gi, "$1 at most"],
  [/\bNOT\b/g, "not"],
  [/(\p{L}),(?=\p{L})/gu, "$1, "],
  [/\bapple tv\b/g, "Apple TV"],
  [/\bpvt\b\.?/gi, "private"],
  [/\b[Ii]m\b/g, "I'm"],
  [/(?<=^|[\s(])i(?='(?:m|ve|ll|d)\b| \p{Ll}{2,20}\b)/gu, "I"],
  [/\bbang (?=in the (?:middle|cent(?:re|er)|heart)\b)/gi, "right "],
  [/(^|, )in middle of\b/gi, "$1in the middle of"],
  [/(^|, )lot of\b/gi, "$1lots of"],
  [/\bplenty (?=\p{L}{3,20}s\b)(?!of\b)/giu, "plenty of "],
  [/(\d (?:min|minutes)(?: to [\p{L} ]{3,20})?) with (?:the )?(metro|train|bus|tram|subway)\b/giu, "$1 by $2"],
  [/\bNO\b(?! \d)/g, "no"],
  [/\bblk(s?)\b/gi, "block$1"],
  [
    /(^|, |\bwith |\band )((?:(?:free|private|off-street|dedicated|reserved|secure|covered) ){1,3}parking (?:space|spot))\b/gi,
    "$1a $2",
  ],
  [/(?<![\d.])1 ?mi\b\.?/g, "1 mile"],
  [/(\d) ?mi\b\.?/g, "$1 miles"],
  [/\beverything's (?=\p{L})/giu, "everything is "],
  // "The flat's a lovely place" has a verb that small words go by.
  [
    /(?<!\p{L})(?!(?:let|there|here|that|what)')(\p{Ll}{3,20})'s (?=(?:an?|the|very|really|so|quite|always|not) )/gu,
    "$1 is ",
  ],
  [/\bsepe?rat(e|ly|ed)\b/gi, "separat$1"],
  [/\bdishwas(?:er|cher)\b/gi, "dishwasher"],
  [
    /\b(\d{1,2}) bed(?= (?:in|near|on|with|house|home|apartment|flat|semi|detached|duplex|townhouse|cottage|villa|bungalow|condo)\b)/gi,
    "$1-bedroom",
  ],
  [/\b(north|south|east|west|sea|ocean|garden|river|street|lake|bay|rear) facing\b/gi, "$1-facing"],
  [/\bpack (?:and|n|'n'?|&) play\b/gi, "travel crib"],
  [/\b(\d) bed,? \d(?:\.5)? bath\b(?!s|r)/gi, "$1-bedroom"],
  [/(\p{Ll}) \/ (?=\p{Ll})/gu, "$1/"],
  [/\bone bed(?= (?:with|in|near|on|flat|apartment)\b)/gi, "one-bedroom"],
  [/\bair conditioned\b/gi, "air-conditioned"],
  [
    /\b(full|good|decent|normal|king|queen|double|twin) sized?(?=,|$| (?:kitchen|bed|bathroom|fridge|oven|washer|refrigerator)\b)/gi,
    "$1-size",
  ],
  [/\b(tight|close) knit\b/gi, "$1-knit"],
  [/\bfloor to ceiling\b(?! \d)/gi, "floor-to-ceiling"],
  [/\bcul de sac\b/gi, "cul-de-sac"],
  [/\blaid back\b/gi, "laid-back"],
  [/\b(\d|two|three|four) family (?=house|home|building)/gi, "$1-family "],
  [/\b(architect|custom|purpose|hand|family|owner|newly) (designed|built|made|run|owned)\b/gi, "$1-$2"],
  [
    /^((?:January|February|March|April|May|June|July|August|September|October|November|December)(?: (?:and|to) \p{Lu}\p{Ll}+)?) (?=(?:a|the|we|you|it|there|more|many) )/u,
    "In $1 ",
  ],
  [/(^|, |- )(few|couple of) (?=(?:steps|blocks|minutes|min|miles|doors|streets|stops)\b)/gi, "$1a $2 "],
  [
    /(^|, |- )(short|quick|brief|nice|pleasant|lovely|10 or 15 min) (?=(?:walk|stroll|drive|ride|hop|bus ride|train ride|bike ride)\b)/gi,
    "$1a $2 ",
  ],
  [/(^|, |- )easy (?=(?:walk|stroll|drive|ride|hop|bus ride|train ride|commute)\b)/gi, "$1an easy "],
  [/(^|, )(north|south|east|west) side(?=,|$)/gi, "$1on the $2 side"],
  [/\b(?:on|around) the property\b/gi, "on site"],
  [/\b(at|in) the property\b/gi, "$1 the home"],
  [/ w (?=\p{L})/giu, " with "],
  [/\bbd\b/gi, "bedroom"],
  [/(\d)(m|km)\b/g, "$1 $2"],
  [/^or (?=\w)/i, ""],
  [/\b(once|when|if|like|because|while) its\b/gi, "$1 it's"],
  [
    /\bits (?=(?:basically|an?|the|very|just|really|all|next|right|in|on|at|near|close|not|also|only|so|about|like|our|my|your|quiet|safe|fine|ok|super|small|big|large|huge|bright|sunny|spacious|easy|central|nice|good|great|lovely|cheaper|cheap|quieter)\b)/gi,
    "it's ",
  ],
  [/\b(to|near|from|close to|by|is|at) (?:the )?(?:very )?heart of\b/gi, "$1 the middle of"],
  [/\b(see|know|feel|visit|reach|love) (?:the )?(?:very )?heart of\b/gi, "$1 the middle of"],
  [/\b(?:in )?(?:the )?(?:very )?heart of\b/gi, "in the middle of"],
  [/\bair ?-?con\b(?!d)/gi, "air conditioning"],
  [/(?<=[\p{L}\d] )st\b(?=,|$| - | and | is )/gu, "street"],
  [/(?<=^|[^\p{L}\d])st (?=\p{Ll}{3})/gu, "St "],
  [/\b(?:perfect|ideal|great) for\b/gi, "good for"],
  [/\b(on|off) street parking\b/gi, "$1-street parking"],
  [/\b(baby|eco) friendly\b/gi, "$1-friendly"],
  [/\bequiped\b/gi, "equipped"],
  [/\ban (?=uni|eu|one\b|use[ds]?\b)/gi, "a "],
  [/\bcoffe\b/gi, "coffee"],
  [/, depends on (?=\p{L})/giu, ", depending on "],
  [/\bnear by\b/gi, "nearby"],
  [/\bself contained\b/gi, "self-contained"],
  [/\b(lgbtq?|gay|eco) friendly\b/gi, "$1-friendly"],
  [/(^|[\s,-])\.(?=\d)/g, "$10."],
  [/\besp\b\.?/gi, "especially"],
  [/\bhalf mile\b/gi, "half a mile"],
  [/\bbuilt (?=(?:1[5-9]|20)\d\d\b)/gi, "built in "],
  [/(\d) ?sf\b/gi, "$1 sq ft"],
  [/\b(\d|two|three|four) (stor(?:e)?y) (?=\p{L})/giu, "$1-$2 "],
  [/\b(one|two|single) (floor|level) (?=apartment|home|house|flat|unit)/gi, "$1-$2 "],
  [/(^|, )(1st|2nd|3rd) (floor|level)(?=,|$)/gi, "$1on the $2 $3"],
  [/ \+ (?=[\p{L}\d])/gu, " and "],
  // How long a pool is says nothing of how far it is.
  [
    /\b((?:(?:lap|swimming|heated|outdoor|indoor) ){0,2}pool),? (\d{1,2}) ?m\b(?! (?:away|from|walk|to)\b)/gi,
    "$2 m $1",
  ],
];
// Things that hosts type one after the other without commas.
const APPLIANCE = "(?:oven|stove|microwave|dishwasher|fridge|freezer|kettle|toaster|washer|dryer)";
const PLACE_TO_GO = "(?:bars|clubs|pubs|cafes|cafés|restaurants|shops|supermarkets|parks|theatres|theaters|museums)";
const WITHOUT_COMMAS = [APPLIANCE, PLACE_TO_GO].map(
  (things) => new RegExp(`\\b${things}(?: ${things}){1,6}(?= ${things}\\b|,|$| all\\b| and\\b| close\\b| near)`, "gi"),
);

function withCommas(text: string): string {
  return WITHOUT_COMMAS.reduce((all, run) => all.replace(run, (things) => things.split(" ").join(", ")), text);
}

// Adjectives that take a capital letter and that hosts often type without one.
const CAPITALISED_ADJECTIVES =
  /\b(?:victorian|georgian|edwardian|irish|scottish|english|british|french|german|swedish|danish|italian|spanish|portuguese|greek|turkish|indian|thai|chinese|japanese|korean|vietnamese|mexican|american|european|asian|mediterranean)\b/g;
// "High St" before a full stop would read as "St. It is": at an end it is written out.
const STREET_AT_END = /(\p{Lu}\p{Ll}+) St(?=$|, )/gu;
// Brands and short names that hosts type in small letters.
const BRANDS = new Map(
  "Netflix Hulu Roku Disney Keurig Nespresso Samsung Bosch Bose Sonos Smeg Miele Dyson Peloton Michelin Guinness Uber Lyft Starbucks Tesco Sainsbury Waitrose Woolworths Walgreens Walmart Carrefour Aldi Lidl Asda Costco Safeway IKEA Airbnb YouTube Chinatown TV TVs BBQ AC HBO USB HDMI ATM DVD DVDs CD CDs EV WC DC NYC NY NJ UK USA CBD LGBTQ"
    .split(" ")
    .map((name) => [name.toLowerCase(), name]),
);
// "hudson river", "holland tunnel": what no word list knows before such a word is a name.
const SMALL_NAME =
  /(?<![\p{L}\d@./'-])(\p{Ll}{3,20}) (street|avenue|ave|river|bridge|tunnel|circle|square|stadium|university|hospital|museum|castle|palace|cathedral|theatre|theater|airport|blvd|boulevard)(?![\p{L}-])/gu;
// The slips that hosts make most often, of those that are no other word.
const MISSPELT = new Map(
  "alot a lot, ohare O'Hare, laguardia LaGuardia, msg message, ppl people, pics pictures, appartment apartment, apartement apartment, aparment apartment, matress mattress, mashine machine, basment basement, brekfast breakfast, diferent different, excelent excellent, exellent excellent, confortable comfortable, convinient convenient, convinience convenience, availble available, availible available, arround around, accross across, spatious spacious, spaceous spacious, neigbourhood neighbourhood, neigborhood neighborhood, beutiful beautiful, ammenities amenities, amenties amenities, independant independent, orginal original, seperately separately, wadrobe wardrobe, refridgerator refrigerator, balkony balcony, restaurents restaurants, enviroment environment, diningroom dining room, livingroom living room, aswell as well, thats that's, youre you're, dont don't, youll you'll, youve you've, maintaned maintained, atractions attractions, elavator elevator, swiming swimming, quitely quietly, dinning dining"
    .split(", ")
    .map((pair): [string, string] => [pair.slice(0, pair.indexOf(" ")), pair.slice(pair.indexOf(" ") + 1)]),
);
// "on Bryant street" is a name; where a line begins, "Gravel road" may be none.
const STREET = /(?<=\p{Ll} )(\p{Lu}\p{Ll}{2,20}) (street|avenue|road|park)(?![\p{L}-])/gu;
const SMALL_WORD = /(?<![\p{L}\d@./'-])\p{Ll}{2,20}(?![\p{L}\d@'-])/gu;
// "Nespresso, Dishwasher, Oven": what stands alone between commas is no name for its capital letter.
const LISTED_CAPITAL = /(?<=, )\p{Lu}\p{Ll}{2,20}(?=,|$)/gu;
const FLOOR = /\b(?:First|Second|Third|Ground|Top|Upper|Lower) (?:[Ff]loor|[Ll]evel)\b/g;
// What stands between a thing and what is said of it: "downtown -> PATH -> 10 min", "basement = sofa area".
const SEPARATOR = / (?:-{2,3}|[-=]?>{1,2}|=|→|[|·•]|[–—]) (?=[\p{L}\d$€£(])/gu;
const SHOUTED_SHARE = 0.7;
// "PATH", "DART": names of lines are typed like this.
const SHORT_NAME = 4;

// A host's note with its typing slips mended and without its last mark; the words stay the host's.
export const cleanNote = memoizeReadings(mendSlips, { most: 2000 });

function mendSlips(note: string): string {
  let text = note.replace(/\s+/g, " ").replaceAll("’", "'").replace(SEPARATOR, " - ");
  text = unshouted(
    text
      .replace(/!{1,20}(?=\s?[,;)])/g, "")
      .replace(/!/g, ".")
      .replace(/\.{2,20}/g, ".")
      .replaceAll(".)", ")")
      .trim(),
  );
  for (const [slip, meant] of SLIPS) text = text.replace(slip, meant);
  text = text.replace(STREET, (both, name: string, kind: string) =>
    isKnownWord(name.toLowerCase()) ? both : `${name} ${capitalised(kind)}`,
  );
  text = text.replace(SMALL_NAME, (both, name: string, kind: string) =>
    isKnownWord(name) ? both : `${capitalised(name)} ${capitalised(kind)}`,
  );
  text = text.replace(FLOOR, (floor) => floor.toLowerCase());
  text = withCommas(text);
  text = withCalendarNames(text).replace(CAPITALISED_ADJECTIVES, capitalised);
  text = text.replace(SMALL_WORD, (word) => BRANDS.get(word) ?? MISSPELT.get(word) ?? word);
  text = text.replace(LISTED_CAPITAL, (word) => (isPlainWord(word.toLowerCase()) ? word.toLowerCase() : word));
  text = text.replace(
    /\b(an?) ((?:Short|Quick|Brief|Nice|Easy|Few|Couple|Pleasant|Lovely) )/g,
    (_, article: string, word: string) => `${article} ${word.toLowerCase()}`,
  );
  text = text.replace(/\b(?:ONE|TWO|ALL|AND|THE|FOR|OUR|YOU)\b/g, (word) => word.toLowerCase());
  text = text.replace(/\b\p{Lu}{4,30}\b/gu, (word) => (isShouted(word) ? word.toLowerCase() : asPrintable(word)));
  text = text
    .replace(STREET_AT_END, "$1 Street")
    .replace(/ {2,}/g, " ")
    .replace(/ ([,.;:])/g, "$1")
    .replace(/,{2,}/g, ",")
    .trim();
  return text.replace(/^[-•*·]\s*/, "").replace(/(?<![\s.,;:-])[\s.,;:-]+$/, "");
}

function isKnownWord(small: string): boolean {
  return isPlainWord(small) || COMMON_WORDS.has(small);
}

// "PRIVATE room": a plain word in capitals, where "IKEA" and "PATH" are names.
function isShouted(word: string): boolean {
  const small = word.toLowerCase();
  if (/^(?:room|area|beds|bath|free|full)$/.test(small)) return true;
  if (word.length > SHORT_NAME && (COMMON_WORDS.has(small) || isPlainWord(small))) return true;
  return !/^(?:noun|name)$/.test(tagWords(small)[0]?.kind ?? "");
}

// Airbnb refuses more than five capitals in a row, in a name too: "UNESCO" is printed "Unesco".
const MOST_CAPITALS = 5;

function asPrintable(word: string): string {
  return word.length > MOST_CAPITALS ? word.charAt(0) + word.slice(1).toLowerCase() : word;
}

function unshouted(text: string): string {
  const letters = text.replace(/[^\p{L}]/gu, "");
  const capitals = text.replace(/[^\p{Lu}]/gu, "").length;
  if (letters.length < 12 || capitals / letters.length < SHOUTED_SHARE) return text;
  const small = text.toLowerCase();
  return small.charAt(0).toUpperCase() + small.slice(1);
}

// "A 5-minute walk", "10 minutes": what stands as "5 min walk" and "10 min" in a note.
export function spokenMinutes(text: string): string {
  return text
    .replace(
      /\b(?:an? )?(\d{1,3}(?:-\d{1,3})?) ?(?:min|minutes?) (walk|drive|ride|stroll|bike ride|train ride|bus ride)\b/gi,
      (_, count: string, way: string) => `${withArticle(`${count}-minute`)} ${way}`,
    )
    .replace(/\b1 min\b/gi, "1 minute")
    .replace(/\b(few|couple of) min\b/gi, "$1 minutes")
    .replace(/(\d\+?) ?min\b(?:\.(?= (?:walk|by|on|to|from|away)\b|$))?/gi, "$1 minutes");
}
