import type { Finding, Sayable, Saying } from "#shared/contract/intake/pictures.ts";

const SHOWN_AT_FIRST = 5;

export type OfferedThing = { id: string; label: string; isSaid: boolean };

type Photo = {
  saying: Saying;
  // Which photo, counted from 0.
  photo: number;
  // What is known of this photo.
  findings: Finding[];
};

type Offer = Photo & {
  isLocked: boolean;
  isOpen: boolean;
  // By their ids: a button stays where it was pressed, also when what it said is taken back.
  pressed: string[];
  // By their ids, in their order: a button that was offered keeps its place when other things become likely, since a
  // press that is under way would land beside it.
  offered: string[];
};

// What can be said of a photo and is in sight: the likely things first, and never what was recognised in it.
export function offeredThings({ isLocked, isOpen, pressed, offered, ...photo }: Offer): OfferedThing[] {
  const things = sayableThings(photo);
  const kept = offered.flatMap((id) => things.find((thing) => thing.id === id) ?? []);
  const stays = ({ id }: OfferedThing) => offered.includes(id) || pressed.includes(id);
  return [...kept, ...things.filter(({ id }) => !offered.includes(id))].filter(
    (thing) => thing.isSaid || (!isLocked && (isOpen || stays(thing))),
  );
}

// What is offered without being asked for, by ids: what was offered before, then what has become likely since.
export function offerAtFirst(photo: Photo, before: string[]): string[] {
  const likely = sayableThings(photo).slice(0, SHOWN_AT_FIRST);
  const added = likely.map(({ id }) => id).filter((id) => !before.includes(id));
  return added.length === 0 ? before : [...before, ...added];
}

function sayableThings({ saying, photo, findings }: Photo): OfferedThing[] {
  const { picture = "", likely = [] } = saying.photos[photo] ?? {};
  if (picture === "") return [];
  const said = new Set(findings.filter(({ isSaid }) => isSaid).map(({ id }) => id));
  const recognised = new Set(findings.filter(({ isSaid }) => !isSaid).map(({ id }) => id));
  return inLikelyOrder(saying.things, likely)
    .map(({ key, label }) => ({ id: `${picture}/${key}`, label, isSaid: said.has(`${picture}/${key}`) }))
    .filter(({ id }) => !recognised.has(id));
}

function inLikelyOrder(things: Sayable[], likely: string[]): Sayable[] {
  const first = likely.flatMap((key) => things.find((thing) => thing.key === key) ?? []);
  return [...first, ...things.filter(({ key }) => !likely.includes(key))];
}
