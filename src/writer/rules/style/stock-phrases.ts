import type { Finding } from "../finding.ts";
import { PhraseIndex } from "../reading/phrase-index.ts";

export type StockPhrase = {
  severity: Finding["severity"];
  suggestion?: string;
  // Plain words after these: "you are welcome to use the kayaks" is no greeting.
  unlessAfter?: ReadonlySet<string>;
};

// Never written, whatever the facts.
const NEVER = `
nestled, oasis, haven, boasts, boast, boasting, boasted
home away from home, home from home
perfect for, ideal for, perfect place, perfect choice, perfect base, ideal base, ideal place, perfectly located, ideally located, perfectly situated, ideally situated
whether you're, whether you are, whether youre
look no further, hidden gem, gem, unforgettable, tranquil, tranquility, tranquillity, stunning, vibrant, breathtaking
in the heart of, heart of, heart of the city
everything you need, all you need, all you could need, everything you could need
you will love, you'll love, you are going to love, guests love, pet lovers, fall in love
home sweet home, second to none, best kept secret, slice of paradise, piece of paradise, paradise, hustle and bustle, bustling, one stop shop, one stop destination, one stop place, a stone's throw, stones throw, dream home, dream getaway, dream vacation
`;

// The commonest phrases of real listings: each alone is no fault, but it tells a guest nothing.
const WORN = `
enjoy, relax, unwind, escape, retreat, getaway, discover, experience, explore, immerse
easy access, conveniently located, centrally located, great location, prime location, close to everything, walk to everything
serene, luxurious, whole family, business travelers, business travellers, fully equipped, thoughtfully, curated, sanctuary, soak up, indulge, elevate, memorable, lasting memories, make memories, rest assured, look forward to, don't miss, take advantage, at your fingertips, touch of, feel like a local, like a local, sit back, kick back, recharge, rejuvenate, the ultimate, truly, simply, conveniently, effortlessly, seamlessly, beautifully, meticulously, lovingly, warm and inviting, modern comforts, modern amenities, state of the art
`;

export const STOCK_PHRASES = new PhraseIndex<StockPhrase>();

function learn(lines: string, entry: StockPhrase): void {
  for (const phrase of lines.trim().split(/, |\n/)) STOCK_PHRASES.add(phrase, entry);
}

STOCK_PHRASES.add("property", { severity: "block", suggestion: "home" });
// What cameras and rules are said to be on.
STOCK_PHRASES.add("on the property", { severity: "warn", suggestion: "outside" });
STOCK_PHRASES.add("conveniently", { severity: "warn", suggestion: "" });
learn(NEVER, { severity: "block" });
learn(WORN, { severity: "warn" });
STOCK_PHRASES.add("welcome to", {
  severity: "warn",
  unlessAfter: new Set(
    "are is be been was were you're they're always also more most very all both not feel guests pets dogs children kids".split(
      " ",
    ),
  ),
});
