import { ownValue } from "#shared/own-value.ts";
import { plainWords } from "./plain-words.ts";

export type HomeScope = "entire" | "private room" | "shared room" | "hotel room";
export type HomeKind = { type: string | null; scope: HomeScope | null };

// What platforms call a kind of home, where people say it otherwise.
const SPOKEN: Record<string, string> = {
  "rental unit": "apartment",
  "condominium (condo)": "condo",
  condominium: "condo",
  "residential home": "home",
  "vacation home": "vacation home",
  "camper/rv": "camper",
  "casa particular": "home",
  "serviced apartment": "apartment",
  "dome house": "dome",
  "earth house": "earthen home",
  "guest house": "guesthouse",
  "town house": "townhouse",
  flat: "flat",
  "vacation rental": "",
  vacation_rental: "",
  real_estate: "",
  place: "",
  other: "",
};

export function readHomeKind(propertyType: string | undefined, roomType: string | undefined): HomeKind {
  const words = plainWords(propertyType ?? "");
  const room = plainWords(roomType ?? "");
  const scoped = /^(entire|private room|shared room|room)(?: in)?(?: an?)? (.+)$/.exec(words);
  const type = spokenType(scoped?.[2] ?? words);
  return { type, scope: scopeOf(scoped?.[1] ?? "", room, type) };
}

function spokenType(words: string): string | null {
  const named = ownValue(SPOKEN, words) ?? words;
  const isName = /^[\p{L}][\p{L} &'-]{1,40}$/u.test(named);
  return isName ? named : null;
}

function scopeOf(prefix: string, room: string, type: string | null): HomeScope | null {
  if (prefix === "entire" || room.startsWith("entire")) return "entire";
  if (prefix === "shared room" || room.startsWith("shared")) return "shared room";
  if (/hotel|hostel/.test(type ?? "") && prefix === "room") return "hotel room";
  if (room.startsWith("hotel")) return "hotel room";
  if (prefix === "private room" || prefix === "room" || room.startsWith("private")) return "private room";
  return null;
}
