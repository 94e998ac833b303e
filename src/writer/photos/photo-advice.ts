import type { PhotoFinding, PhotoNote, Room } from "./photo-finding.ts";

// What the form says; absent means not known.
export type HomeSize = { bedrooms?: number | undefined; bathrooms?: number | undefined };

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];
const EVERY_HOME_HAS: [Room, string][] = [
  ["living_room", "living room"],
  ["kitchen", "kitchen"],
];
const FAULTS: Partial<Record<PhotoNote, string>> = {
  dark: "is dark: open the curtains and switch on the lights",
  blurred: "is blurred: take it again with a steady hand",
  small: "is small: upload the original, at least 1024 pixels wide",
  text: "has writing on it: platforms want photos without text",
  screenshot: "looks like a screenshot: upload the photo itself",
  person: "shows a person: guests want to see the home",
};

// What a buyer should add or take again, the missing rooms first.
export function adviceFor(findings: PhotoFinding[], repeated: Set<number>, home: HomeSize): string[] {
  if (findings.length === 0) return ["Add photos: a living room, a kitchen, every bedroom and every bathroom."];
  const distinct = findings.filter((_, at) => !repeated.has(at + 1));
  const shown = (room: Room) => distinct.filter((finding) => finding.room === room).length;
  const missing = EVERY_HOME_HAS.filter(([room]) => shown(room) === 0).map(([, name]) => `No photo of the ${name}.`);
  return [
    ...missing,
    ...missingOf("bedroom", shown("bedroom"), home.bedrooms ?? 1),
    ...missingOf("bathroom", shown("bathroom"), Math.floor(home.bathrooms ?? 1)),
    ...findings.flatMap(faultsOf),
  ];
}

function missingOf(noun: string, shown: number, expected: number): string[] {
  if (shown >= expected) return [];
  if (expected === 1) return [`No photo of the ${noun}.`];
  if (shown === 0) return [`No photo of any ${noun}.`];
  const unseen = ORDINALS.slice(shown, expected);
  return unseen.map((ordinal) => `No photo of the ${ordinal} ${noun}.`);
}

function faultsOf({ quality }: PhotoFinding, at: number): string[] {
  return quality.notes.flatMap((note) => {
    const fault = FAULTS[note];
    return fault ? [`Photo ${at + 1} ${fault}.`] : [];
  });
}
