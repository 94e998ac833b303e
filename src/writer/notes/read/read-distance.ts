import { articlesInside, smallStart } from "../words/articles.ts";
import { kindOf } from "./read-note.ts";

// How it is told after "is" or "are", and how far that is, for sorting.
export type Distance = { away: string; metres: number };

const WALKED_PER_MINUTE = 80;
const DRIVEN_PER_MINUTE = 700;

export function readDistance(piece: string): Distance | null {
  const text = piece
    .toLowerCase()
    .replace(/\bmins?\b\.?/g, "min")
    .replace(/\bminutes?\b/g, "min")
    .replace(/^(?:a )?(bit|little) (?=over )/, "a $1 ")
    .trim();
  const found = inMinutes(text) ?? inUnits(text) ?? inWords(text, piece);
  // Names keep their capitals: "5 min over Waverley Bridge".
  const names = piece.match(/\p{Lu}[\p{L}'-]+/gu) ?? [];
  return found && { ...found, away: names.reduce((away, name) => away.replace(name.toLowerCase(), name), found.away) };
}

const A_WAY_OFF =
  /^(?:an? )?(?:(?:easy|short|quick|nice|pleasant|brief|few|two|three|four|one|\d{1,2}) )?(?:short )?(?:stroll|commute|hop|steps|blocks?|walk|drive)$|^(?:one|two|three|four|five|six|\d{1,2}) (?:train |bus |metro |subway |tram )?stops?$/;

// Where it is in words of place: "next to us", "just down the street", "few short blocks".
export function readPlacement(piece: string): Distance | null {
  const text = smallStart(piece);
  if (A_WAY_OFF.test(text)) {
    const isOne = /^(?:easy|short|quick|nice|pleasant|brief|few|stroll|hop|commute|walk|drive)\b/.test(text);
    return { away: `${isOne ? `${text.startsWith("easy") ? "an" : "a"} ` : ""}${text} away`, metres: 400 };
  }
  const way =
    /^(?:an? )?((?:short|quick|easy|brief|nice) (?:walk|ride|drive|trip|stroll|commute|bike ride|scooter ride))(?: or (?:an? )?(?:walk|ride|drive|commute|bike ride|scooter ride))$/.exec(
      text,
    );
  if (way?.[1])
    return { away: `${way[1].startsWith("easy") ? "an" : "a"} ${text.replace(/^an? /, "")} away`, metres: 800 };
  if (/^(?:immediate|local|surrounding) (?:area|neighbou?rhood)$/.test(text))
    return { away: `in the ${text}`, metres: 200 };
  const next = /^next (island|village|town|bay|beach|cove|street|block|road)$/.exec(text);
  if (next) return { away: `${/^(?:street|block|road)$/.test(next[1] ?? "") ? "on " : ""}the ${text}`, metres: 400 };
  if (/^by (?!the\b)[\p{L} ]{3,20}$/u.test(text)) return { away: `reached ${text}`, metres: 3000 };
  if (/^(?:bottom|top|end) of /.test(text))
    return {
      away: `at the ${text.replace(/ of (?=(?:our |my )?(?:street|road|lane|block|hill)$)(?!our |my )/, " of the ")}`,
      metres: 200,
    };
  if (text.length > 45 || kindOf(text) !== "phrase" || /^(?:for|with|of|as|like|to|up and) /.test(text)) return null;
  return { away: articlesInside(text), metres: 300 };
}

const NUMBER_WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  "half a": 0.5,
  "half an": 0.5,
  "a quarter of a": 0.25,
  an: 1,
};

function inMinutes(text: string): Distance | null {
  const found =
    /^(about |around |under |less than |within |only |just |just over |a bit over |a little over |just under |~)?(an? )?(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty)(\+|(?: to |-)\d{1,3})?[ -]?min\b(?: (?:away|from the door|from here))?(.{0,40})$/.exec(
      text,
    );
  if (!found) return null;
  const [, hedge = "", , amount = "", more = "", tail = ""] = found;
  const count = NUMBER_WORDS[amount] ?? Number(amount);
  if (count === 0) return null;
  const mode = tail.trim();
  const isWalk = /\b(?:walk|walking|foot|stroll)\b/.test(mode);
  const isDrive = /\b(?:drive|car|driving|taxi|uber)\b/.test(mode);
  const metres = count * (isDrive || /train|bus|metro|transit/.test(mode) ? DRIVEN_PER_MINUTE : WALKED_PER_MINUTE);
  const span = `${amount}${more}`;
  const word = count === 1 && more === "" ? "minute" : "minutes";
  const direction = /\b(north|south|east|west)\b/.exec(mode)?.[1];
  if (hedge === "" && isWalk && !direction) return { away: `${articleFor(span)} ${span}-minute walk away`, metres };
  if (hedge === "" && /^(?:\p{L}+ )?ride$/u.test(mode))
    return { away: `${articleFor(span)} ${span}-minute ${mode} away`, metres };
  if (mode.includes(" or "))
    return { away: `${span} ${word} ${mode.replace(/^drive or /, "car or ").replace(CAN_BE_TAKEN, "by $1")}`, metres };
  if (hedge === "" && isDrive)
    return {
      away: mode.endsWith("car") ? `${span} ${word} by car` : `${articleFor(span)} ${span}-minute drive away`,
      metres,
    };
  const by = isWalk
    ? " on foot"
    : mode === ""
      ? hedge === "within "
        ? ""
        : " away"
      : ` ${mode
          .replace(/^drive$/, "by car")
          .replace(/^(?:(?:on|with|by) (?:the )?)?(train|bus|metro|subway|tram|ferry|bike|taxi|cab|rail)$/, "by $1")}`;
  return { away: `${hedge.replace("~", "about ")}${span} ${word}${direction ? ` ${direction} on foot` : by}`, metres };
}

const CAN_BE_TAKEN = /^(car|train|bus|metro|subway|tram|ferry|bike|taxi|cab|rail|uber|skytrain)\b/;

function articleFor(span: string): string {
  return /^(?:8|11|18|eight|eleven)/.test(span) ? "an" : "a";
}

const METRES: Record<string, number> = {
  m: 1,
  km: 1000,
  mile: 1609,
  mi: 1609,
  foot: 0.3,
  feet: 0.3,
  ft: 0.3,
  yard: 0.9,
  block: 100,
  street: 100,
  door: 10,
  second: 1.3,
  sec: 1.3,
  hour: 60_000,
  meter: 1,
  metre: 1,
};

const FEWEST_METRES = 30;
const MOST_HOURS = 10;

function inUnits(text: string): Distance | null {
  const found =
    /^(about |around |under |less than |within |only |just )?(\d[\d.,]{0,6}|one|two|three|four|five|six|half a|a quarter of a|half an|an|a few(?: more)?|a couple of|a block or two|few|couple)\+?[ -]?(m|km|miles?|mi|feet|ft|yards?|blocks?|streets?|doors?|seconds?|secs?|hours?|meters?|metres?)\b(?: or so)?(?: (?:away|from here|off|walk|by car|drive|on foot|over|up|down))?$/.exec(
      text,
    );
  if (!found) return /^a block or two$/.test(text) ? { away: "a block or two away", metres: 150 } : null;
  const [whole, hedge = "", amount = "", unit = ""] = found;
  const count = NUMBER_WORDS[amount] ?? (/^\d/.test(amount) ? Number(amount.replace(",", "")) : 3);
  // "drug store - 24 hours" says when, not how far.
  if (count === 0 || (/^hours?$/.test(unit) && count > MOST_HOURS)) return null;
  // "Costco - 2m": whether metres or minutes, it is near.
  if (unit === "m" && count < FEWEST_METRES) return { away: "near", metres: 100 };
  const metres = count * (METRES[unit.replace(/s$/, "")] ?? METRES[unit] ?? 100);
  const tail = DIRECTION.exec(whole)?.[0] ?? (/by car|drive/.test(whole) ? "by car" : "away");
  const much = /^(?:few|couple)$/.test(amount) ? (amount === "few" ? "a few" : "a couple of") : amount;
  const off = hedge === "within " && tail === "away" ? "" : ` ${tail}`;
  const spelled = SPELLED.get(unit) ?? unit;
  const isMany = /^\d/.test(amount) && amount !== "1" && IS_ONE.test(spelled);
  const named = isMany || (unit === "hour" && count > 1) ? `${spelled}s` : spelled;
  // "under 1 hour" is said "under an hour".
  const isAnHour = amount === "1" && /^hours?$/.test(unit);
  return {
    away: `${hedge}${isAnHour ? "an" : much} ${amount === "1" ? named.replace(/s$/, "") : named}${off}`,
    metres,
  };
}

const DIRECTION = /\b(?:up|down|over)$/;
const IS_ONE = /^(?:mile|block|door|street|hour|yard)$/;
const SPELLED = new Map([
  ["mi", "miles"],
  ["sec", "seconds"],
  ["secs", "seconds"],
]);

const PHRASES: [RegExp, string | null, number][] = [
  [/^(?:right )?across the (?:street|road)$/, null, 20],
  [/^(?:right )?next door$/, null, 15],
  [/^(?:just |right )?a?round the corner$/, null, 60],
  [/^at the (?:door|entrance).{0,30}$/, null, 30],
  [/^one street over$/, null, 100],
  [/^(?:all )?around us$/, null, 200],
  [/^all around$/, null, 200],
  [/^(?:very )?close(?: by)?$/, null, 1500],
  [/^near(?:by)?$/, "near", 1600],
  [/^(?:a )?short walk$/, "a short walk away", 500],
  [/^(?:an )?easy (?:walk|stroll)$/, "an easy stroll away", 900],
  [/^walk(?:able|ing distance)?$/, "within walking distance", 900],
  [
    /^(?:(?:by|on) foot|(?:you )?can walk(?: it)?|walk(?:ing)? or (?:bike|cycle|ride|short ride)|bike or walk)$/,
    "within walking distance",
    900,
  ],
  [/^bike(?:able| ride)?$/, "a bike ride away", 2500],
  [/^(?:a )?short (?:ride|trip|hop)$/, "a short ride away", 4000],
  [/^(?:just |only )?(?:met(?:er|re)s|yards)(?: away| off)?$/, "metres away", 100],
  [/^(?:at |on )?(?:the |your |our )?door ?step$/, "on the doorstep", 15],
  [/^(?:a )?short drive$/, "a short drive away", 5000],
  [/^(?:a )?(?:short|quick) (?:bus|train|tram|metro|bike|car|taxi|uber) ride$/, null, 5000],
  [/^easy (?:to get to|to reach|by transport|by transit)$/, null, 6000],
  [/^easy access$/, "easy to get to", 6000],
  [/^(?:within )?easy reach$/, "within easy reach", 3000],
  [/^min(?: away)?$/, "minutes away", 1000],
  [/^(?:a )?few min(?: away)?$/, "a few minutes away", 700],
  [/^min (?:in the|by) car$/, "minutes away by car", 2000],
  [/^(?:a )?few min (?:drive|by car)$/, "a few minutes by car", 3000],
  [/^(?:a )?few min (?:walk|on foot)$/, "a few minutes on foot", 300],
  [/^(?:on the )?ground floor$/, "on the ground floor", 5],
  [/^(?:in |on )?the same (?:street|road|block|building|complex)$/, null, 60],
  [/^(?:a )?stone'?s throw(?: away)?$/, "a stone's throw away", 150],
  [/^(?:just )?moments(?: away)?$/, "moments away", 150],
  [/^(?:just )?steps(?: away)?$/, "steps away", 50],
  [/^(?:just )?seconds(?: away)?$/, "seconds away", 60],
  [/^easy$/, "easy to get to", 3000],
  [/^min by cab$/, "minutes away by cab", 3000],
  [/^min by car$/, "minutes away by car", 3000],
  [/^min by bike$/, "minutes away by bike", 2000],
  [/^(?:about |only |just )?(?:a|1) block$/, "a block away", 100],
  [/^walk a few(?: more)? blocks$/, "a few blocks away on foot", 400],
  [/^to the (?:north|south|east|west)$/, null, 4000],
];

// "quick bus ride" is "a quick bus ride away".
function asRide(text: string): string {
  return text.endsWith(" ride") ? `${text.replace(/^(?=short|quick)/, "a ")} away` : text;
}

function inWords(text: string, given: string): Distance | null {
  for (const [pattern, away, metres] of PHRASES) if (pattern.test(text)) return { away: away ?? asRide(text), metres };
  const isCorner = /^(?:\d{1,2}(?:st|nd|rd|th)|[A-Z]) and (?:\d{1,2}(?:st|nd|rd|th)|[A-Z])$/.test(given);
  return isCorner ? { away: `at ${given}`, metres: 300 } : null;
}
