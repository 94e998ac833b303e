import { AREA_NOUNS, COUNTABLE_NOUNS, HOME_NOUNS, isPlural, MASS_NOUNS } from "./word-lists.ts";

export type WordKind =
  | "article"
  | "number"
  | "adjective"
  | "noun"
  | "name"
  | "verb"
  | "auxiliary"
  | "preposition"
  | "adverb"
  | "pronoun"
  | "and"
  | "that"
  | "to"
  | "other";

export type Word = { text: string; small: string; kind: WordKind };

export type VerbForm = "base" | "s" | "ing" | "past";

const list = (words: string) => words.trim().split(/\s+/);
// What these words are in the notes of hosts, whatever they are in the newspapers a tagger learns from.
export const ALWAYS = new Map<string, WordKind>([
  ...list(
    "everything something nothing none someone somebody anyone everyone nobody me us i you we they he she it",
  ).map((word) => [word, "pronoun"] as const),
  ...list(`quiet large clean free cozy cosy comfy calm bright shared private separate furnished renovated refurbished
    equipped fitted equiped stocked secure safe tiled covered fenced gated open-plan ensuite en-suite brand-new fresh
    warm cool light sunny cheap friendly kid-friendly family-friendly tranquil peaceful close ready available
    welcome included basic custom vintage own granite stainless north south east west northern southern eastern western waterfront riverside seaside beachfront lakefront oceanfront fast firm zen chic funky boho cute homey trendy hardwood wooden marble main front back top bottom upper lower
    kid-friendly pet-friendly walkable eat-in walk-in pull-out open double single twin full queen king`).map(
    (word) => [word, "adjective"] as const,
  ),
  ...list(
    "not super really quite upstairs downstairs outside inside nearby here there away always usually rarely often just right directly very",
  ).map((word) => [word, "adverb"] as const),
  ...list("near round next opposite within behind beside between across around off by from to with without").map(
    (word) => [word, "preposition"] as const,
  ),
  ...list(`parking commute entertainment architecture glass leather oak pine brick stone steel brass iron seating dining stays laundry storage heating flat condo studio kitchen kitchenette bath bathroom tub shower
    towels linens wifi netflix tv ac jacuzzi walk drive ride stroll bus train tram ferry metro station stop stops
    doubles singles twins queens kings steps min mins minute minutes block blocks mile miles m km restaurants bars shops cafes stores couples families people guests kids
    bedroom bedrooms beds bed cot crib highchair deck patio porch terrace balcony garden yard view views street road
    entrance entry park parks lake river sea beach garage lot spot spots host owner coast snacks drinks bowls favourite favorite tree con part complex centre center town city area bunkbeds downtown uptown`).map(
    (word) => [word, "noun"] as const,
  ),
  ...list("lives suits sleeps seats fits has overlooks brings comes goes runs takes").map(
    (word) => [word, "verb"] as const,
  ),
  ...list("and or & plus + but").map((word) => [word, "and"] as const),
  ...list(
    "is are was were am isn't aren't has've it's there's that's we're you're they're i'm you'll we'll i'll can can't cannot could will won't would may might must should don't doesn't do does did you've we've i've",
  ).map((word) => [word, "auxiliary"] as const),
  ...list("that which who where when if because while so than as once until").map((word) => [word, "that"] as const),
  ...list(
    "my our your ur their its his her a an the this these those every each some any no all most both another several many few lots plenty",
  ).map((word) => [word, "article"] as const),
  ...list("one two three four five six seven eight nine ten").map((word) => [word, "number"] as const),
]);
const PAST = new Set(
  list("built rebuilt made kept set run done redone taken given laid hung lit sold bought found known shown been put"),
);

export function verbForm(small: string): VerbForm {
  if (PAST.has(small) || /[^e]ed$/.test(small)) return "past";
  if (small.endsWith("ing")) return "ing";
  return isPlural(small) || /(?:ss|ch|sh|x)es$/.test(small) ? "s" : "base";
}

export function isPlainNoun(small: string): boolean {
  const one = small.replace(/ies$/, "y").replace(/s$/, "");
  return [small, one].some(
    (word) => COUNTABLE_NOUNS.has(word) || HOME_NOUNS.has(word) || AREA_NOUNS.has(word) || MASS_NOUNS.has(word),
  );
}
