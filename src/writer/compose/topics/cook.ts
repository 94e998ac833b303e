import { cooking, morning } from "../boxes/kitchen.ts";
import type { Home } from "../home/home.ts";
import { type Message, say } from "../message.ts";
import type { Random } from "../random.ts";

// What one can cook with, where one eats it, and the coffee. What the host says of the kitchen is said better.
export function cook(home: Home, random: Random): Message[] {
  const isNoted = home.notes.of("kitchen_notes").length > 0;
  const isCoffeeNoted = home.notes.all.some(({ text }) => /\b(?:coffee|keurig|nespresso|espresso)\b/i.test(text));
  return [...(isNoted ? [] : cooking(home, random)), ...(isCoffeeNoted ? [] : morning(home)), ...breakfast(home)];
}

// A breakfast bar and the cafes for breakfast promise none.
const BREAKFAST_SERVED =
  /\bbreakfast(?: basics)? (?:is|are|comes|included|provided)\b|\b(?:serve|make|offer|there is) (?:you )?(?:a )?breakfast\b(?! bar| nook| table| room| area)/i;

function breakfast(home: Home): Message[] {
  const fact = home.untold("breakfast");
  if (!fact || home.notes.all.some(({ text }) => BREAKFAST_SERVED.test(text))) return [];
  return say([fact], 8, [
    "Breakfast is provided.",
    "Your stay comes with breakfast.",
    "Breakfast is part of the stay.",
  ]);
}
