import { sentencesIn } from "#writer/text/sentences-in.ts";
import { capitalised } from "#writer/text/word-forms.ts";
import { headOf } from "../read/read-note.ts";
import { COUNTABLE_NOUNS, isPlural } from "../words/word-lists.ts";
import { isTwisted } from "./twisted.ts";

// What is wrong with a telling whatever the networks think of it, and the slips that can be mended.

const SAYS_WE = /\b[Ww]e (?:are|have|can|will|do)\b/;

// Outside of what hosts say about themselves, "we" must come from the note: the network once made "We are North Central
// apartments" of a building's name.
export function addsWe(told: string, { field, text }: { field: string; text: string }): boolean {
  return field !== "host_interaction" && SAYS_WE.test(told) && !/\b(?:we|us|our|i|me|my)\b/i.test(text);
}

// "It is happy to help": what is said of the host is not said of the home.
export function ofTheHost(told: string, person: string): string {
  return told.replace(
    /^It is (?=(?:always |usually |both )?(?:happy|glad|available|around|there|here|ready|professional|friendly|relaxed|flexible|responsive|helpful|respectful|easygoing|discreet)\b)/,
    person === "I" ? "I am " : "We are ",
  );
}

// "It runs 24/7": the line that runs was not told.
export function isOfALine(field: string, told: string): boolean {
  return field === "public_transport" && /^It (?:goes|runs|stops|leaves|takes|comes) /.test(told);
}

// "There is one, with a tub": what a field begins with has nothing before it to lean on.
const LEANS_ON_NOTHING =
  /^(?:There (?:is|are) (?:one|none|some|plenty|more)(?=[,.])|You can use it\b|All are\b|All (?:of it )?is\b|There (?:is|are) (?:a|\d{1,2}|two|three|four|five) (?:\p{L}+ )?ones?\b|Both (?:are|have)\b|(?:One|\d{1,2}) ha(?:s|ve)\b|They\b|Another (?:one )?(?:is|has)\b|There (?:is|are) (?:\d{1,2}|two|three|four) of them\b|The (?:first|second|third|other|rest) (?:is|are|has)\b|One of (?:the|them)\b)/u;

// "Need help or have questions. Message us."
const NEEDS = /(^|\. )Need ([^.?]{3,60})\. (?=(?:Message|Ask|Just ask|Contact|Write to|Let) )/g;
const THEN_ASK = /\b(If you need [^.?]{3,60}, )(\p{Lu})/gu;

// What the teller made, with the slips mended that it makes; null where a sentence fell apart.
export function mended(given: string): string | null {
  const told = given
    .replace(NEEDS, "$1If you need $2, ")
    .replace(THEN_ASK, (_, before: string, letter: string) => before + letter.toLowerCase());
  const sentences = sentencesIn(told);
  if (LEANS_ON_NOTHING.test(told) || sentences.some(isTwisted)) return null;
  return sentences
    .map((sentence) => withFixedTurns(pluralAre(inAgreement(manySit(manyWithoutArticle(sentence))))))
    .join(" ");
}

// "The views sits on the top floor"
function manySit(sentence: string): string {
  return sentence.replace(
    /^(The (\p{Ll}{3,20}s) (?:sit|come|stand|get|take))s\b/u,
    (both, many: string, word: string) => (isPlural(word) ? many : both),
  );
}

// "a pool, a jacuzzis and a deck"
function manyWithoutArticle(sentence: string): string {
  return sentence.replace(/\ban? (\p{Ll}{3,20}s)(?=[,.]| and )/gu, (both, word: string) => {
    const isMany = COUNTABLE_NOUNS.has(word.replace(/s$/, "")) || word.endsWith("zzis");
    return isMany && isPlural(word) ? word : both;
  });
}

const ONE_OF_MANY =
  /^(The [\p{Ll} -]{2,40}s)(, [^.]{2,80},| (?:at|in|on|near) [^.,]{2,40})? is (?=an? |\d|on |in |near|close|about |right )/u;

// "The ponds, for fishing, is a walk away": several are.
function pluralAre(told: string): string {
  const [, subject = ""] = ONE_OF_MANY.exec(told) ?? [];
  return isPlural(headOf(subject.replace(/^The /, ""))) ? told.replace(ONE_OF_MANY, "$1$2 are ") : told;
}

const COUNTED =
  /^(?:\d|two|three|four|five|six|seven|eight|nine|ten|a few|lots|loads|plenty|many|several|some|no|both|people)\b/i;

// "There are natural light": one of a thing, or a mass of it, is.
function inAgreement(told: string): string {
  const [, first = "", rest = ""] =
    /^There are ([^,.]{2,80}?)((?:,|\.| (?:with|in|on|at|for|and|from|to|by|near|which|that)\b).*)$/.exec(told) ?? [];
  const isList = /^(?:,| and )/.test(rest) && !/^,? and (?:.{2,60} )?(?:is|are|you|we) /.test(rest);
  if (first !== "" && !isPlural(headOf(first)) && !COUNTED.test(first) && !isList)
    return told.replace("There are", "There is");
  const [, only = ""] = /^There is ([\p{Ll} -]{3,40}?)(?:,|\.| and | with )/u.exec(told) ?? [];
  return only !== "" && !/^(?:an?|the|one|no|your|our) /.test(only) && isPlural(headOf(only))
    ? told.replace("There is", "There are")
    : told;
}

// Slips of the networks, and what is said instead.
const FIXED: [RegExp, string][] = [
  // "Union Station, with trains and trams, and is 4 miles away"
  [
    /^((?:(?! (?:is|are|has|have|was|were) )[^,.]){2,50}, (?:with|for) (?:(?! (?:is|are|has|have|was|can|you) )[^.]){2,100}?),? and (is|are) (?=[^.]*\.$)/,
    "$1, $2 ",
  ],
  [/\b[Aa]n? the (?=\p{L})/gu, "the "],
  [/\b(is|are) easy (on|in)to (?=the |\p{Lu})/gu, "$1 easy to get $2to "],
  [/\b(blocks?|minutes?|miles?|km|steps) off away\b/g, "$1 away"],
  [/\b([Cc]eilings?) (is|are) (\d[\d.]{0,4}) ?(m|ft|feet|metres|meters) away\b/g, "$1 $2 $3 $4 high"],
  [/\bis (?=(?:(?!(?:an?|the|our|my|your|no)\b)\p{Ll}{2,15} ){0,2}B&B\b)/gu, "is a "],
  [/\bis (\d{1,3}) minutes (jog|run|cycle|walk|drive|ride)(?=\.|, and )/g, "is a $1-minute $2 away"],
  [/\ba (\d[\d.]{0,4}) (miles?|km) walk away\b/g, "$1 $2 away on foot"],
  [/\bwindows from floor-to-ceiling\b/g, "floor-to-ceiling windows"],
  [/\bat the (end|bottom|top) of (street|road|lane)\b/g, "at the $1 of the $2"],
  [/\bfridge, freezers?\b/g, "fridge freezer"],
  [/(?<=\b(?:for|to|couples,?|families,?|friends,?|groups,?|business,?|and) )solo(?=,| and |\.)/g, "solo travelers"],
  [/\b(travelers|couples|families|friends|groups),? (and|or) business(?=\.|,)/g, "$1 $2 business trips"],
  [
    /(?<=^|[,.] |\b(?:to|and|of|near|from|at|in|on|with|for|is|are|by) )(?=(?:Royal Mile|White House|Supreme Court|Library of Congress|Convention Center|National Mall|Capitol(?! Hill| Riverfront| One| City| Theat)|Performing Arts Cent(?:er|re))\b)/g,
    "the ",
  ],
  [/\b[Aa]n? (?=(?:this|that|these|those|our|your|my|its|their) )/g, ""],
  [/\bat (end|top|bottom|edge) of\b/g, "at the $1 of"],
  [
    /\bthere is (?=(?:\p{Ll}+ )?(?:sunsets|sunrises|views|parks|cafes|bars|shops|restaurants|buses|trains|trails|beaches|birds|stars|lights)\b)/gu,
    "there are ",
  ],
  [
    /\b(is|was) (?=(?:(?!(?:an?|the|one|part|in|on|at|by|near|just|right|of) )\p{Ll}[\p{Ll}-]*(?:, | )){1,5}part of )(?!also part )/gu,
    "$1 a ",
  ],
  [/^You can use (?=the (?:\p{Ll}+ )?(?:views?|skyline|sunsets?)\b)/u, "You have "],
  [/^The (?:kitchen|room) has no (?=cooking|smoking)/, "There is no "],
  [/,? and is (?=(?:about |only |just )?\d[\d-]* (?:minutes?|blocks?|miles?|km|steps) to\b)/g, ", and it is "],
  [/^You can be (?=(?:a bit |a little |quite |very )?(?:noisy|loud|cold|hot|chilly|busy|steep|dark)\b)/, "It can be "],
  [/\bplenty (?=(?:green|open|free|good) )/g, "plenty of "],
  [
    /^(The (?:area|neighborhood|apartment|house|flat|home|suburb|condo|studio|suite) is (?:only |just |about )?\d[\d.]* (?:km|miles?|minutes|m|blocks?)) to\b/,
    "$1 from",
  ],
  [
    /\b((?:is|are) an? (?:short|quick|easy) (?:(?:bus|train|tram|metro|taxi|light rail|Uber)(?: or )?){1,2})(?=\.|, and )/g,
    "$1 ride away",
  ],
  [
    /\ba (pickleball|tennis|basketball|volleyball|fishing|hiking|swimming|shopping|nightlife|entertainment|furniture|cutlery|cookware|luggage|laundry|satellite TV)(?=[,.]| and )/g,
    "$1",
  ],
  [
    /^You have no (?=(?:\p{L}+ )?(?:fees?|curfew|cleaning|lift|elevator|parking|kitchen|reception|front desk|doorman|oven|microwave|dishwasher|washer|dryer|wifi|TV|AC|air conditioning)\b(?! and ))/u,
    "There is no ",
  ],
  [/\bleave the room for\b/g, "leave room for"],
  [/\b(minutes|blocks) on foot away\b/g, "$1 away on foot"],
  [/\b(few|couple of) minutes (walk|drive|ride|stroll) away\b/g, "$1 minutes' $2 away"],
  [/\b([Tt])here are usual (?=\p{Ll})/gu, "$1here are the usual "],
  [
    /\bis ((?:all |fully |completely |newly )?(?:renovated|built|remodell?ed|refurbished|restored|updated|converted|rebuilt) in (?=(?:early |late |mid-?)?\d{4}))/g,
    "was $1",
  ],
  [/\band a (\d)-bedroom(?=[.,])/g, "and $1 bedrooms"],
  [/\b(street|road|lane|block|square) to live(?=[.,]| and )/g, "$1 to live on"],
  [/\bis (near|close to|far from) ((?:the |a )?\p{L}{2,20}) but none of\b/gu, "is $1 $2 but has none of"],
  [
    /(, an? (?:short|quick|easy) (?:bus|train|tram|taxi|metro)(?: or (?:bus|train|tram|taxi|metro))?)(?=\.|, and )/g,
    "$1 ride away",
  ],
  // "behind a courtyard so no noise"
  [/(?<!\band),? so no (?!one\b|matter\b)(?=\p{Ll}{3,20}(?:[,.]| (?:for|at|from|or) ))/gu, ", so there is no "],
  // "with nearly 500 stores and a 15-minute walk away"
  [/(, with [^,.]{3,60}),? and (?=an? \d[\d-]*-minute (?:walk|drive|ride) away\.)/g, "$1, and is "],
  [/\bis (?=(?:picked|chosen|voted|named|built) by\b)/g, "was "],
  [/\bare (?=(?:picked|chosen|voted|named|built) by\b)/g, "were "],
  [/\ba (?=[aeio]\p{Ll}{2,20} part of\b)/gu, "an "],
  [/\b(?:is|was) turn of the century\b/g, "is from the turn of the century"],
  [/^The parking is easy to park\b/, "It is easy to park"],
  [/^(Everything|All of it) is (new|modern|renovated|included), with (?=\p{Ll})/u, "$1 is $2: "],
  [/^(You have [^.]{2,120}), and in (?=\p{Lu}[^.,]*\.)/u, "$1, in "],
  [/(?<=\b(?:and|is) )(?=(?:very )?(?:good|great|perfect|ideal) (?:base|spot|place|location|choice)\b)/g, "a "],
  [/\bis for (kids?|family|child)[- ]friendly\b/g, "is $1-friendly"],
  [/\bunder the way\b/g, "under way"],
  [/\b(the \p{L}{2,20} (?:has|gets)) your own\b/giu, "$1 its own"],
  [/^This is (?:a|the) whole ([^,.]{3,40}) to yoursel(f|ves)\b/, "You have the whole $1 to yoursel$2"],
  [
    /^(We|I) (?:are|am) (?=(?:(?! and )[^.,]){3,50} for (?:many |over |more than )?(?:years|decades|\d+ years)\b)/,
    "$1 have been ",
  ],
  [/\ban other\b/g, "another"],
  [/\ba 1 (?!bed|bath|ba\b|br\b|car\b)(?=\p{Ll})/gu, "1 "],
  [/, and depending on\b/g, ", depending on"],
  [/\b(are [^.,]{2,40}) and has\b/g, "$1 and have"],
  [/\bhas (\d{1,2}) stops? on\b/g, "is $1 stops away on"],
  [/\bone of the most (\p{Ll}+), with (\p{Ll}+) parts of\b/gu, "one of the most $1, $2 parts of"],
  [/\bacross (?=(?:street|road)\b)/g, "across the "],
  [
    /\bis by (car|bus|train|bike|boat|ferry|taxi|cab|tram|metro|PATH), (\d{1,3}(?:-\d{1,3})? minutes) away\b/g,
    "is $2 away by $1",
  ],
  [/\ba couple (?=(?:blocks|minutes|miles|steps|doors|stops)\b)/g, "a couple of "],
  [
    /\ban? (?=(?:(?!of |with |and |in |on )\p{Ll}+ ){0,2}(?:cabinetry|storage|seating|lighting|bedding|shelving|flooring|crockery|glassware)(?:[,.]| and ))/gu,
    "",
  ],
  [/\bin the same floor\b/g, "on the same floor"],
  [/^You can use (?=[^.]*\b(?:staff|doorman|concierge)\b)/, "You have "],
  [/\bon the (middle|cent(?:er|re)) of\b/g, "in the $1 of"],
  [
    /^(The (?:neighbou?rs|hosts|owners|residents|tenants|guests|people) [^.]{3,90}), and it (is|has) /,
    "$1, and they $2 ",
  ],
  [/\b(and they) is\b/g, "$1 are"],
  [/\b(and they) has\b/g, "$1 have"],
  [/^You have the view(?=,| and |\.)/, "You have a view"],
  [/\bfine with (families|couples|groups|kids|children)\b/g, "fine for $1"],
  [/\b(kitchens|bathrooms|bedrooms|rooms|buses|trains|shops) is\b/g, "$1 are"],
  [/\b(have [^.,]{2,60}) and sleeps\b/g, "$1 and sleep"],
  [/\b(room|apartment|house|place|kitchen|building|area) have\b/g, "$1 has"],
  [/\ba (bit|step|little) by a \1\b/g, "$1 by $1"],
  [/\bon the top of\b/g, "on top of"],
  [/\bon the (foot|site|request|arrival)\b/g, "on $1"],
  [/\bon (?:the|an) average\b/g, "on average"],
  [/\bfrom the door to the door\b/g, "door to door"],
  [/\blow in the price\b/g, "low in price"],
  [/\bof the several\b/g, "of several"],
  [/\bthe ((?:North|South)(?:east|west)|(?:North|South|East|West)) (?=\p{Lu})/gu, "$1 "],
  [/\b(ride|trip|journey) is (\d{1,3}(?:-\d{1,3})? minutes) away\b/g, "$1 takes $2"],
  [
    /\bis (updated|renovated|remodeled|refurbished|redone|built|modernised|modernized|decorated) (?=not long ago|last year|in (?:19|20)\d\d)/g,
    "was $1 ",
  ],
  [/^(The area has [^.]+?)(?<! and) around(?: here)?\.$/, "$1."],
  [/^The (two|three|four|five|six) (?=(?:bed|bath)rooms are )/, "$1 "],
  [/(\p{L}{4,20}) in there\.$/u, "$1."],
  [/\ba wall to wall\b/g, "wall-to-wall"],
  [/\ball the (?=\p{Lu}\p{L}+ appliances\b)/gu, "all "],
  [
    /\ban? (\d{1,2}) (?=(?:air |sofa |queen |king |twin |single |double |bunk )?(?:beds?|twins?|queens?|kings?|singles?|doubles?)\b)/g,
    "$1 ",
  ],
  [/\b(have|is) (\d)-bedroom\b/g, "$1 a $2-bedroom"],
  [/\bthe (highway|route|interstate) (?=\d)/gi, "$1 "],
  [/^The parking is (hard|easy|difficult|tricky) to (?=find|get)/, "It is $1 to "],
  [/^The parking is (?=\p{L}+\.$)/u, "Parking is "],
  [/^The (taxi|cab) (?=to |takes |ride )/, "A $1 "],
  [/^The (?=Uber (?:to |takes |ride ))/, "An "],
  [/\b(bus|train|tram|ferry|subway|metro) to ([^,.]{3,40}) is in (?=\d)/g, "$1 to $2 takes "],
  [/\bStatue of the Liberty\b/g, "Statue of Liberty"],
  [/\b(You have [^.,]{2,60}) and is\b/g, "$1 and are"],
  [
    /\bare (lots|plenty|loads) of ((?:natural |green |extra |outdoor )?(?:space|light|room|storage|greenery|nature|sun|parking|transport|public transport|counter space))\b/g,
    "is $1 of $2",
  ],
  [/\b(arenas|parks|museums|beaches|stations|stadiums|markets|bars|cafes) is\b/g, "$1 are"],
];

// "your Own HVAC"
const WRONG_CAPITAL = /(?<=\b(?:your|its|the|a) )(?:Own|New|Private|Full|Large|Big|Free|Shared)(?= \p{Ll})/gu;

// "It is a community since the late 1800s" has been one.
const SINCE = /\b(is|are) ([^.,]{1,60}) since (?:the )?(?:late |early |mid-?)?\d{4}/g;
const OF_ANOTHER_CLAUSE = / (?:and|from|has|have|that|which|where|we|you) /;

function hasBeen(found: string, verb: string, said: string): string {
  return OF_ANOTHER_CLAUSE.test(` ${said} `)
    ? found
    : `${verb === "is" ? "has" : "have"} been${found.slice(verb.length)}`;
}

export function withFixedTurns(told: string): string {
  const fixed = FIXED.reduce((text, [wrong, right]) => text.replace(wrong, right), told).replace(SINCE, hasBeen);
  return capitalised(fixed.replace(WRONG_CAPITAL, (word) => word.toLowerCase()));
}
