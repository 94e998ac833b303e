import { expect, test } from "vitest";
import type { Finding, Saying } from "#shared/contract/intake/pictures.ts";
import { offerAtFirst, offeredThings } from "./offered-things.ts";

const NAMES = ["Pool", "Sea view", "Terrace", "Garden", "Grill", "Gym", "Workspace", "Piano"];
const SAYING: Saying = {
  things: NAMES.map((label) => ({ key: label, label })),
  rooms: ["Bedroom", "Gym"].map((label) => ({ key: `room.${label}`, label })),
  photos: [
    { picture: "p", room: null, likely: ["Gym", "Pool"] },
    { picture: "", room: null, likely: [] },
  ],
};
const finding = (label: string, isSaid: boolean): Finding => ({
  id: `p/${label}`,
  source: "photo",
  photo: 0,
  plan: null,
  label,
  confidence: 1,
  state: "confirmed",
  isSaid,
});

function chipsOf(findings: Finding[], how: { photo?: number; isLocked?: boolean; pressed?: string[] } = {}): string[] {
  const { photo = 0, isLocked = false, pressed = [] } = how;
  const offered = offerAtFirst({ saying: SAYING, photo, findings }, []);
  const things = offeredThings({ saying: SAYING, photo, findings, isLocked, isOpen: false, pressed, offered });
  return things.map(({ label, isSaid }) => (isSaid ? `${label} pressed` : label));
}

test("the likely things come first, and what was said stays in sight wherever it stands", () => {
  expect(chipsOf([])).toEqual(["Gym", "Pool", "Sea view", "Terrace", "Garden"]);
  expect(chipsOf([finding("Piano", true)])).toEqual(["Gym", "Pool", "Sea view", "Terrace", "Garden", "Piano pressed"]);
});

test("what was recognised is not offered again", () => {
  expect(chipsOf([finding("Pool", false)])).not.toContain("Pool");
});

test("during payment only what was said is shown, and a photo stored elsewhere offers nothing", () => {
  expect(chipsOf([finding("Piano", true)], { isLocked: true })).toEqual(["Piano pressed"]);
  expect(chipsOf([], { photo: 1 })).toEqual([]);
});

test("what is taken back keeps its place for the keyboard, and all there is to say can be opened", () => {
  expect(chipsOf([], { pressed: ["p/Piano"] }).at(-1)).toBe("Piano");
  const photo = { saying: SAYING, photo: 0, findings: [] };
  const all = offeredThings({ ...photo, isLocked: false, isOpen: true, pressed: [], offered: offerAtFirst(photo, []) });
  expect(all).toHaveLength(NAMES.length);
});

test("what was offered keeps its place when the photo has been looked at; what has become likely comes after it", () => {
  const unseen = { saying: SAYING, photo: 0, findings: [] };
  const first = offerAtFirst(unseen, []);
  const looked = {
    ...unseen,
    saying: { ...SAYING, photos: [{ picture: "p", room: null, likely: ["Piano", "Workspace", "Pool"] }] },
    findings: [finding("Sea view", false)],
  };
  const offered = offerAtFirst(looked, first);
  const labelsWhen = (isOpen: boolean) =>
    offeredThings({ ...looked, isLocked: false, isOpen, pressed: [], offered }).map(({ label }) => label);
  expect(labelsWhen(false)).toEqual(["Gym", "Pool", "Terrace", "Garden", "Piano", "Workspace"]);
  expect(labelsWhen(true)).toEqual(["Gym", "Pool", "Terrace", "Garden", "Piano", "Workspace", "Grill"]);
  expect(offerAtFirst(looked, offered)).toBe(offered);
});
