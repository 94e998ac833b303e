import { capitalised } from "../grammar.ts";
import type { Home } from "../home.ts";
import { type Message, say } from "../message.ts";

const LONGEST = 240;
// A description is public: how to get in without the host is not for it.
const SECRET =
  /\b(password|passcode|pin code|door code|gate code|alarm code|the code is|under the (door)?mat|spare key|key is)\b/i;
// The text around is English; a sentence without any of its small words is not.
const ENGLISH = /\b(the|an?|is|are|and|to|of|in|we|you|our|your|no|not|for|with|it|on|at|from|this|there|please)\b/i;

// Sentences of the host's own, kept as they were said.
export function hostWords(home: Home, key: string): Message[] {
  return home.all(key).flatMap((fact) => {
    const words = String(fact.value).replace(/!+/g, ".").trim();
    if (
      words.length > LONGEST ||
      words.includes("?") ||
      SECRET.test(words) ||
      !(ENGLISH.test(words) || key.startsWith("brand."))
    )
      return [];
    const said = say([fact], 8, [capitalised(/[.。]$/.test(words) ? words : `${words}.`)]);
    return said.map((message) => ({ ...message, isVerbatim: true }));
  });
}
