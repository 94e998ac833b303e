import type { Finding, Sayable, Saying } from "#shared/contract/findings.ts";

const SHOWN_AT_FIRST = 5;

export type OfferedThing = { id: string; label: string; isSaid: boolean };

type Offer = {
  saying: Saying;
  // Which photo, counted from 0.
  photo: number;
  // What is known of this photo.
  findings: Finding[];
  isLocked: boolean;
  isOpen: boolean;
  // By their ids: a button stays where it was pressed, also when what it said is taken back.
  pressed: string[];
};

// What can be said of a photo and is in sight: the likely things first, and never what was recognised in it.
export function offeredThings({ saying, photo, findings, isLocked, isOpen, pressed }: Offer): OfferedThing[] {
  const { picture = "", likely = [] } = saying.photos[photo] ?? {};
  if (picture === "") return [];
  const said = new Set(findings.filter(({ isSaid }) => isSaid).map(({ id }) => id));
  const recognised = new Set(findings.filter(({ isSaid }) => !isSaid).map(({ id }) => id));
  return inLikelyOrder(saying.things, likely)
    .map(({ key, label }) => ({ id: `${picture}/${key}`, label, isSaid: said.has(`${picture}/${key}`) }))
    .filter(({ id }) => !recognised.has(id))
    .filter(({ id, isSaid }, at) => isSaid || (!isLocked && (isOpen || at < SHOWN_AT_FIRST || pressed.includes(id))));
}

function inLikelyOrder(things: Sayable[], likely: string[]): Sayable[] {
  const first = likely.flatMap((key) => things.find((thing) => thing.key === key) ?? []);
  return [...first, ...things.filter(({ key }) => !likely.includes(key))];
}
