// Letters of other scripts that look like Latin ones, each pair as it stands: the foreign letter, then ours.
const LOOK_ALIKES = new Map(
  (
    "аa еe оo рp сc уy хx іi јj ѕs ԁd һh ԛq ԝw ѡw вb кk мm нh тt гr пn ӏl ԍg ѵv ɡg ıi ɩi ʟl ɴn ʜh ᴀa ᴄc ᴇe ᴏo ᴜu ᴡw " +
    "αa βb εe ηn ιi κk νv οo ρp τt υu χx ωw γy ζz μm ߋo օo ոn սu հh ցg ո n"
  )
    .split(" ")
    .filter((pair) => Array.from(pair).length === 2)
    .map((pair) => Array.from(pair) as [string, string]),
);

// Full stops of other scripts, which browsers read as one.
const OTHER_STOPS = /[。｡․﹒．·∙]/gu;
const UNSEEN = /[\p{Cf}\p{Variation_Selector}\u115f\u1160\u3164\uffa0]/gu;
const LINE_ENDS = /[\p{Cc}\p{Zl}\p{Zp}\p{Zs}]/gu;
const PLAIN = /^[\x20-\x7e]*$/;
const MARKS = /\p{M}/gu;

// A text as a reader sees it: without what cannot be seen, and with every look-alike as the letter it poses as.
export function plainLetters(text: string): string {
  if (PLAIN.test(text)) return text;
  const seen = text.replace(UNSEEN, "").replace(LINE_ENDS, " ").normalize("NFKC").replace(OTHER_STOPS, ".");
  return Array.from(seen.normalize("NFD").replace(MARKS, ""), plainLetter).join("").replaceAll("’", "'");
}

function plainLetter(letter: string): string {
  if (letter <= "\u007f") return letter;
  const small = LOOK_ALIKES.get(letter.toLowerCase());
  if (small === undefined) return letter;
  return letter === letter.toLowerCase() ? small : small.toUpperCase();
}
