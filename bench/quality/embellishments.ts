import { withoutPlaces } from "./hard-facts.ts";
import type { Listing } from "./listing.ts";
import { sentencesOf } from "./sentences-of.ts";
import type { Problem } from "./unsupported-claims.ts";

// Praise and claims of size, age, light or rank that no field of a listing can bear out.
const PRAISE =
  /\b(?:spacious|large|huge|roomy|generous(?:ly)?|ample|tiny(?! (?:home|house))|small|compact|bright|sunny|sun-?lit|light-filled|airy|modern|new|newly|brand-new|renovated|updated|historic|vintage|antique|quiet(?! hours)|peaceful|calm|serene|private and quiet|cozy|cosy|comfortable|comfy|lovely|beautiful|gorgeous|elegant|stylish|luxur\w+|high-end|premium(?! cable)|charming|unique|fantastic|great|amazing|wonderful|excellent|best|biggest|largest|finest|most beautiful|safe(?! (?:for|to|is|and|in))|secure|convenient(?:ly)?|central(?:ly)?(?! (?:air|heat|ac))|popular|famous|lively|hip|trendy|leafy|friendly|sleek|crisp|fluffy|plush|soft|fresh(?:ly)?|generous|scenic|rustic|spotless|immaculate)\b/gi;

export function embellishments(listing: Listing, text: string): Problem[] {
  const given = listing.amenities.join(" | ").toLowerCase();
  return sentencesOf(text).flatMap((sentence) =>
    [...withoutPlaces(listing, sentence).matchAll(PRAISE)]
      .filter(([word]) => !given.includes(word.toLowerCase()))
      .map(([word]) => ({ kind: "praise", words: word, sentence })),
  );
}
