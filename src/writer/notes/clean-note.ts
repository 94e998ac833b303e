// What busy hands type, and what was meant. Each pattern looks at a bounded number of characters.
const SLIPS: [RegExp, string][] = [
  [/\bw\/o\b/gi, "without"],
  [/\bw\/d\b/gi, "washer and dryer"],
  [/\bw\/ ?/gi, "with "],
  [/\bwasher ?\/ ?dryer\b/gi, "washer and dryer"],
  [/\bapprox\b\.?/gi, "about"],
  [/\bb(?:dr|drm|drms|drs)\b\.?/gi, "bedroom"],
  [/(\d) ?br\b/gi, "$1 bedroom"],
  [/\bapt\b\.?/gi, "apartment"],
  [/\bbldg\b\.?/gi, "building"],
  [/\bincl\b\.?/gi, "including"],
  [/\bmins\b\.?/gi, "min"],
  [/\bhrs\b\.?/gi, "hours"],
  [/(\d) ?(am|pm)\b/gi, "$1 $2"],
  [/\bwi-fi\b/gi, "wifi"],
  [/\b(?:etc|and so on)\b\.?/gi, ""],
  [/ & (?=\p{Ll})/gu, " and "],
  [/#(?=\d{1,4} (?:bus|tram|train|line)\b)/gi, "number "],
  [/\bgr8\b/gi, "great"],
  [/\bpls\b/gi, "please"],
  [/\bu\b/g, "you"],
  [/\bthru\b/gi, "through"],
  [/\b(family|kid|pet|dog|child) friendly\b/gi, "$1-friendly"],
  [/\blow price\b/gi, "low in price"],
  [/\bmax\.? (?=\d)/gi, "at most "],
  [
    /\b(in|from|on|to|of) (?=(?:living room|kitchen|bedroom|basement|backyard|master|bathroom|dining room|courtyard)\b)/gi,
    "$1 the ",
  ],
  [/\b(\d{1,2}) bedroom\b(?!s)/gi, "$1-bedroom"],
  [/(^|, )(ground|top|first|second|third|fourth) floor(?=,|$)/gi, "$1on the $2 floor"],
  [/\ball bedrooms\b/gi, "all the bedrooms"],
];
const SHOUTED_SHARE = 0.7;

// A host's note with its typing slips mended and without its last mark; the words stay the host's.
export function cleanNote(note: string): string {
  let text = note.replace(/\s+/g, " ").replaceAll("’", "'").replaceAll(" – ", " - ").replaceAll(" — ", " - ");
  text = unshouted(text.replace(/!/g, ".").trim());
  for (const [slip, meant] of SLIPS) text = text.replace(slip, meant);
  text = text
    .replace(/ {2,}/g, " ")
    .replace(/ ([,.;:])/g, "$1")
    .replace(/,{2,}/g, ",")
    .trim();
  return text.replace(/^[-•*·]\s*/, "").replace(/(?<![\s.,;:-])[\s.,;:-]+$/, "");
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
      /\b(an? )?(\d{1,3}(?:-\d{1,3})?) ?(?:min|minutes?) (walk|drive|ride|stroll|bike ride)\b/gi,
      "a $2-minute $3",
    )
    .replace(/\b1 min\b/gi, "1 minute")
    .replace(/(\d\+?) ?min\b\.?/gi, "$1 minutes");
}
