import { sentence } from "#writer/notes/articles.ts";
import type { Home } from "../home.ts";
import { type Message, say } from "../message.ts";

// What happens during the stay, beside the host's own words.
export function stay(home: Home): Message[] {
  return [...service(home), ...host(home), ...signOff(home)];
}

function signOff(home: Home): Message[] {
  const fact = home.fact("brand.sign-off");
  return say(fact ? [fact] : [], 8, [sentence(String(fact?.value ?? ""))]).map((message) => ({
    ...message,
    isVerbatim: true,
  }));
}

function host(home: Home): Message[] {
  const name = home.fact("brand.name");
  return say(name ? [name] : [], 6, [
    `Your host is ${name?.value}.`,
    `You stay with ${name?.value}.`,
    `${name?.value} is your host.`,
  ]);
}

function service(home: Home): Message[] {
  const hasNotes = home.notes.all.length > 0;
  const cleaning = hasNotes ? undefined : home.amenity("cleaning");
  const sitter = hasNotes ? undefined : home.amenity("babysitter");
  const value = String(cleaning?.value ?? "");
  const isPaid = cleaning?.qualifiers.cost === "paid";
  const words = /housekeeping/.test(value)
    ? [
        `Housekeeping is available${isPaid ? " for a fee" : ""}.`,
        `You can ask for housekeeping${isPaid ? ", for a fee" : ""}.`,
      ]
    : /before checkout/.test(value)
      ? []
      : ["Cleaning is available during the stay.", "You can have the place cleaned while you stay."];
  return [
    ...say(cleaning ? [cleaning] : [], 4, words),
    ...say(sitter ? [sitter] : [], 3, ["Ask for babysitter recommendations.", "The host can recommend a babysitter."]),
  ];
}
