import { expect, test } from "vitest";
import { buildLedger } from "#writer/ledger/build-ledger.ts";
import { evidenceOf } from "./evidence.ts";

const PHOTOS = ["a", "b"].map((letter) => `/files/${letter.repeat(40)}.webp`);

test("what a host said of a photo shows that photo, and whose word it is; also in the next version of the text", () => {
  const said = { key: "amenity.pool", value: "pool", source: "photo", index: 2, isSaid: true } as const;
  const seen = { key: "amenity.tv", value: "TV", source: "photo", index: 1, isConfirmed: true } as const;
  const { facts } = buildLedger({}, [said, seen]);
  const shown = [
    { label: "pool", source: "photo", imageUrl: PHOTOS[1], isSaid: true },
    { label: "TV", source: "photo", imageUrl: PHOTOS[0], isSaid: false },
  ];
  expect(evidenceOf(facts, { images: PHOTOS })).toMatchObject(shown);
  // As a revision hands its facts on.
  const again = buildLedger(
    {},
    facts.map(({ id: _, ...fact }) => fact),
  );
  expect(evidenceOf(again.facts, { images: PHOTOS })).toMatchObject(shown);
});
