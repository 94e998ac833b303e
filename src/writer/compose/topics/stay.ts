import type { Home } from "../home.ts";
import { type Message, say } from "../message.ts";
import { hostWords } from "./host-words.ts";

export function stay(home: Home): Message[] {
  return [
    ...people(home),
    ...meals(home),
    ...service(home),
    ...hostWords(home, "host"),
    ...host(home),
    ...hostWords(home, "brand.sign-off"),
  ];
}

function host(home: Home): Message[] {
  const name = home.fact("brand.name");
  return say(name ? [name] : [], 6, [
    `Your host is ${name?.value}.`,
    `You stay with ${name?.value}.`,
    `${name?.value} is your host.`,
  ]);
}

function people(home: Home): Message[] {
  const greets = home.amenity("host-greets");
  const staff = home.amenity("building-staff");
  const doorman = home.amenity("doorman");
  const pets = home.amenity("pets-live-here");
  const desk = /concierge/.test(String(doorman?.value)) ? "concierge" : "doorman";
  return [
    ...say(greets ? [greets] : [], 6, [
      "Your host greets you.",
      "The host greets you when you arrive.",
      "Expect a greeting from the host.",
    ]),
    ...say(doorman ? [doorman] : [], 5, [`The building has a ${desk}.`, `There is a ${desk}.`]),
    ...say(staff ? [staff] : [], 4, ["There is building staff.", "The building has staff."]),
    ...say(pets ? [pets] : [], 7, [
      "Pets live here.",
      "You will share the home with pets.",
      "Please know that pets live here.",
    ]),
  ];
}

function meals(home: Home): Message[] {
  const breakfast = home.amenity("breakfast");
  return say(breakfast ? [breakfast] : [], 8, [
    "Breakfast is provided.",
    "Your stay comes with breakfast.",
    "You get breakfast here.",
  ]);
}

function service(home: Home): Message[] {
  const cleaning = home.amenity("cleaning");
  const sitter = home.amenity("babysitter");
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
