import type { Tone } from "#writer/description.ts";
import type { Degree, Most } from "../wish.ts";

const NUMBER_WORDS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

const MOST =
  /(?:under|below|at most|max|maximum|maximum of|up to|no more than|not more than|no longer than|less than|fewer than|within|in|about|around|to|only|just|short as) (\d{1,5}|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (characters?|chars?|letters|words?|sentences?|lines)/;

const BARE =
  /^(\d{1,5}|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (characters?|chars?|letters|words?|sentences?|lines)(?: max| maximum| at most| or less| or fewer| tops)?$/;

const FEWEST: Record<Most["unit"], number> = { characters: 20, words: 4, sentences: 1 };

type Manner = Tone | "shorter" | "longer";

// What more of a word asks for, and what less of it does.
type Pull = { more?: Manner; less?: Manner };

function pulls(words: string, pull: Pull): [string, Pull][] {
  return words.split(" ").map((word) => [word.replaceAll("_", " "), pull]);
}

const PULLS = new Map<string, Pull>([
  ...pulls(
    "warm friendly welcoming inviting personal homely cozy kind heartfelt gentle soft hospitable human relaxed intimate emotional",
    {
      more: "warm",
      less: "plain",
    },
  ),
  ...pulls("warmer friendlier cozier kinder softer gentler homier", { more: "warm", less: "plain" }),
  ...pulls("formal stuffy", { more: "refined", less: "warm" }),
  ...pulls("casual informal laid-back chatty", { more: "warm", less: "refined" }),
  ...pulls("stiff cold dry robotic impersonal clinical distant mechanical corporate harsh businesslike", {
    less: "warm",
  }),
  ...pulls("boring dull bland flat generic sleepy lame", { less: "lively" }),
  ...pulls(
    "salesy flowery cheesy pushy hype hypey fluffy fluff marketing gushing exaggerated poetic dramatic sugary kitschy marketing-speak advertising",
    {
      less: "plain",
    },
  ),
  ...pulls(
    "plain simple neutral factual straightforward matter-of-fact down-to-earth honest sober modest direct objective natural clear clearer understated",
    {
      more: "plain",
      less: "lively",
    },
  ),
  ...pulls("plainer simpler", { more: "plain", less: "lively" }),
  ...pulls(
    "lively fun upbeat playful energetic exciting cheerful punchy vivid fresh dynamic catchy enthusiastic young spirited jolly peppy engaging bubbly happy",
    {
      more: "lively",
      less: "plain",
    },
  ),
  ...pulls("livelier punchier catchier funnier cheerier peppier snazzier happier", { more: "lively", less: "plain" }),
  ...pulls(
    "elegant luxurious upscale classy sophisticated professional polished high-end premium posh refined fancy luxury stylish exclusive serious grown-up",
    {
      more: "refined",
      less: "plain",
    },
  ),
  ...pulls("classier fancier posher", { more: "refined", less: "plain" }),
  ...pulls("short brief concise compact crisp snappy tight succinct condensed terse", {
    more: "shorter",
    less: "longer",
  }),
  ...pulls("shorter briefer tighter crisper snappier conciser smaller", { more: "shorter" }),
  ...pulls("long wordy verbose rambling lengthy long-winded longwinded talkative", { more: "longer", less: "shorter" }),
  ...pulls("longer lengthier fuller bigger", { more: "longer" }),
  ...pulls("detailed elaborate descriptive", { more: "longer", less: "shorter" }),
]);

// How much of the text there is, by its nouns: "fewer words", "more detail".
const TEXT_NOUNS = new Set(
  "text words word sentences writing detail details info information content material copy length description fluff".split(
    " ",
  ),
);

const SHORTEN = new Set(
  "shorten trim condense tighten cut shrink abbreviate reduce halve abridge prune streamline compress summarize summarise slim".split(
    " ",
  ),
);
const LENGTHEN = new Set("lengthen expand elaborate extend enlarge flesh develop".split(" "));

const LESS = new Set(
  "less not too isn't no without fewer never aren't doesn't don't stop avoid drop lose remove cut skip".split(" "),
);
const BIT = /\b(?:a (?:little )?bit|a little|slightly|somewhat|a tad|a touch|bit|little|tiny)\b/;
const MUCH = /\b(?:much|way|a lot|far|lots|considerably|drastically|half|halve|very|super|significantly|radically)\b/;

const FILLERS = new Set(
  `make makes making it be is sound sounds sounding read reads feel feels the this that text description tone style voice
  whole thing everything all of a an bit little more much way lot very slightly somewhat tad touch so as and to in with
  wording language writing listing copy i we you want need needs would like could should be rather quite up down out
  version one keep your my our just only then now some even again still something try bring put give get turn go into
  half by in size on its seems looks look bit kind sort longer? please far lots super than are was were there has have
  bring add use written write enough tiny considerably significantly drastically radically what which if do can come
  across too`
    .split(/\s+/)
    .filter((word) => word !== ""),
);

const CUT_TO_THE_POINT =
  /^(?:get|come|cut|go)? ?(?:straight )?to the (?:point|chase)$|^(?:cut|drop|lose|skip|no|without|less) (?:the |all the )?(?:fluff|waffle|padding|filler)$|^(?:cut|boil|trim|slim|pare) (?:it|this|the text|everything) down$|^(?:cut|trim) (?:it|this|the text)$|^half (?:the|as) (?:length|long|size|words)$|^(?:in |make it |cut (?:it )?in )?half$|^tl;?dr$|^keep it (?:short|brief)(?: and sweet)?$|^short and sweet$|^too much (?:text|words|to read|reading)$|^too many words$|^less is more$/;

export type ReadManner = { manner: Manner; degree: Degree };

export function degreeOf(clause: string): Degree {
  if (BIT.test(clause)) return "bit";
  return MUCH.test(clause.replace(/\b(?:too|so) much\b/, "")) ? "much" : "some";
}

// A clause that is only about how the text sounds, or how long it is; null for any other.
export function readManner(clause: string): ReadManner | null {
  const degree = degreeOf(clause);
  if (CUT_TO_THE_POINT.test(clause)) return { manner: /fluff|waffle/.test(clause) ? "plain" : "shorter", degree };
  const words = clause.split(/[ ,]+/).filter((word) => word !== "");
  const isLess = words.some((word) => LESS.has(word));
  const isNotEnough = isLess && clause.includes("enough");
  const core = words
    .filter((word) => !FILLERS.has(word) || PULLS.has(word) || TEXT_NOUNS.has(word))
    .filter((word) => !LESS.has(word));
  const nouns = core.filter((word) => TEXT_NOUNS.has(word));
  const rest = core.filter((word) => !TEXT_NOUNS.has(word));
  if (rest.length === 0) return readNouns({ nouns, words, isLess, degree, isNotEnough });
  const manners = new Set(rest.map((word) => mannerOf(word, isLess && !isNotEnough)));
  const [manner] = manners;
  return manners.size === 1 && manner ? { manner, degree } : null;
}

function mannerOf(word: string, isLess: boolean): Manner | null {
  if (SHORTEN.has(word)) return "shorter";
  if (LENGTHEN.has(word)) return "longer";
  const pull = PULLS.get(word);
  return (isLess ? pull?.less : pull?.more) ?? null;
}

type Nouns = { nouns: string[]; words: string[]; isLess: boolean; isNotEnough: boolean; degree: Degree };

function readNouns({ nouns, words, isLess, isNotEnough, degree }: Nouns): ReadManner | null {
  if (words.some((word) => SHORTEN.has(word)) && (nouns.length > 0 || words.length <= 4))
    return { manner: "shorter", degree };
  if (nouns.length === 0) return null;
  if (isNotEnough) return { manner: "longer", degree };
  if (isLess) return { manner: nouns.includes("fluff") ? "plain" : "shorter", degree };
  const isMore = words.some((word) => ["more", "add", "extra", "bigger"].includes(word));
  return isMore ? { manner: "longer", degree } : null;
}

export function numberOf(words: string): number | null {
  const at = NUMBER_WORDS.indexOf(words);
  if (at >= 0) return at;
  return /^\d+(?:\.5)?$/.test(words) ? Number(words) : null;
}

// "under 300 characters", "in two sentences".
export function readMost(clause: string): Most | null {
  const [, count = "", name = ""] = BARE.exec(clause) ?? MOST.exec(clause) ?? [];
  const number = numberOf(count);
  if (number === null) return null;
  const unit = name.startsWith("w") ? "words" : /^(?:s|li)/.test(name) ? "sentences" : "characters";
  return number >= FEWEST[unit] ? { count: number, unit } : null;
}
