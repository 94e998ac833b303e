import { type Picture, resizePicture } from "#writer/inference/decode-picture.ts";
import { NOT_SURE, type PhotoFinding, type PhotoNote, type Room } from "./photo-finding.ts";

const COLUMNS = 16;

const ROWS = 16;

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

// Photos are named by their place in the given list, counted from 1.
export type PhotoArrangement = {
  order: number[];
  cover: number | null;
  // Each photo that shows what an earlier or better one shows already.
  duplicates: { photo: number; of: number; isSame: boolean }[];
  advice: string[];
};

// The order in which guests look: where they will sit, eat, sleep and wash, then what is around.
const TOUR: (Room | typeof NOT_SURE)[] = [
  "living_room",
  "kitchen",
  "dining_room",
  "bedroom",
  "bathroom",
  "workspace",
  "balcony_terrace",
  "exterior",
  NOT_SURE,
];
// What sells a home from a list of results, most of all first.
const COVER_BONUS: Partial<Record<Room, number>> = {
  balcony_terrace: 0.25,
  exterior: 0.2,
  living_room: 0.25,
  bedroom: 0.1,
  kitchen: 0.1,
};
const SAME = 0.03;
const NEARLY_SAME = 0.16;

export function arrangePhotos(findings: PhotoFinding[], home: HomeSize = {}): PhotoArrangement {
  const duplicates = findDuplicates(findings);
  const repeated = new Set(duplicates.map(({ photo }) => photo));
  const photos = findings.map((finding, at) => ({ finding, photo: at + 1 }));
  const distinct = photos.filter(({ photo }) => !repeated.has(photo));
  // Listing grids crop to landscape.
  const isPortrait = ({ finding }: (typeof photos)[number]) => Number(finding.quality.notes.includes("portrait"));
  const [cover] = distinct.toSorted(
    (a, b) => isPortrait(a) - isPortrait(b) || coverValue(b.finding) - coverValue(a.finding),
  );
  const tour = photos.toSorted(
    (a, b) =>
      Number(b.photo === cover?.photo) - Number(a.photo === cover?.photo) ||
      Number(repeated.has(a.photo)) - Number(repeated.has(b.photo)) ||
      TOUR.indexOf(a.finding.room) - TOUR.indexOf(b.finding.room) ||
      b.finding.quality.score - a.finding.quality.score,
  );
  return {
    order: tour.map(({ photo }) => photo),
    cover: cover?.photo ?? null,
    duplicates,
    advice: adviceFor(findings, repeated, home),
  };
}

function coverValue({ quality, room, confidence, outdoor }: PhotoFinding): number {
  const bonus = room === NOT_SURE ? (outdoor ? 0.15 : 0) : (COVER_BONUS[room] ?? 0) * confidence;
  return quality.score + bonus;
}

// The better of two alike stays; the other is named as its duplicate.
function findDuplicates(findings: PhotoFinding[]): PhotoArrangement["duplicates"] {
  const byQuality = findings
    .map((finding, at) => ({ finding, photo: at + 1 }))
    .toSorted((a, b) => b.finding.quality.score - a.finding.quality.score || a.photo - b.photo);
  const kept: typeof byQuality = [];
  const duplicates: PhotoArrangement["duplicates"] = [];
  for (const candidate of byQuality) {
    const alike = kept
      .map(({ finding, photo }) => ({
        photo,
        distance: fingerprintDistance(finding.fingerprint, candidate.finding.fingerprint),
      }))
      .toSorted((a, b) => a.distance - b.distance)[0];
    if (!alike || alike.distance > NEARLY_SAME) kept.push(candidate);
    else duplicates.push({ photo: candidate.photo, of: alike.photo, isSame: alike.distance <= SAME });
  }
  return duplicates.toSorted((a, b) => a.photo - b.photo);
}

// What the form says; absent means not known.
type HomeSize = { bedrooms?: number | undefined; bathrooms?: number | undefined };

// What a buyer should add or take again, the missing rooms first.
function adviceFor(findings: PhotoFinding[], repeated: Set<number>, home: HomeSize): string[] {
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

// 256 answers to "is this spot brighter than its right neighbour?": survives scaling and compression, so that two
// takes of one view differ in few places.
export async function fingerprintOf(photo: Picture): Promise<string> {
  const { pixels } = await resizePicture(photo, COLUMNS + 1, ROWS);
  const brightness = (at: number) => (pixels[at * 3] ?? 0) + 2 * (pixels[at * 3 + 1] ?? 0) + (pixels[at * 3 + 2] ?? 0);
  const bits = new Uint8Array((COLUMNS * ROWS) / 8);
  for (let spot = 0; spot < COLUMNS * ROWS; spot++) {
    const at = spot + Math.floor(spot / COLUMNS);
    const byte = spot >> 3;
    if (brightness(at) > brightness(at + 1)) bits[byte] = (bits[byte] ?? 0) | (1 << (spot & 7));
  }
  return Buffer.from(bits).toString("hex");
}

// The share of answers in which two fingerprints differ: 0 for the same picture, about a half for unrelated ones.
export function fingerprintDistance(first: string, second: string): number {
  const [a, b] = [Buffer.from(first, "hex"), Buffer.from(second, "hex")];
  let different = 0;
  for (let at = 0; at < a.length; at++) different += onesIn((a[at] ?? 0) ^ (b[at] ?? 0));
  return different / (COLUMNS * ROWS);
}

function onesIn(byte: number): number {
  let ones = 0;
  for (let rest = byte; rest > 0; rest >>= 1) ones += rest & 1;
  return ones;
}
