import { z } from "zod";
import type { PropertyData } from "#shared/contract/orders.ts";
import { picturesOf } from "#shared/property-pictures.ts";
import { storedFileAt } from "#shared/stored-file.ts";
import type { NewFact } from "#writer/ledger/ledger-builder.ts";
import type { Pictures, ReadFindings } from "./read-findings.ts";
import { factsOf, thingsIn } from "./seen-things.ts";

export type SeeProperty = (data: PropertyData) => Promise<NewFact[]>;

const Marked = z.object({ findingMarks: z.record(z.string(), z.enum(["confirmed", "struck"])).catch({}) });

// What the pictures of an order show, as its host left it.
export function bindSeeProperty(read: ReadFindings): SeeProperty {
  return async (data) => {
    const pictures = storedPictures(data);
    const { findingMarks } = Marked.parse(data);
    return factsOf(thingsIn(await read(pictures), pictures, findingMarks), findingMarks);
  };
}

// By their names in the store, in the order and number of their addresses.
export function storedPictures(data: Readonly<Record<string, unknown>>): Pictures {
  const { photos, plans } = picturesOf(data);
  return { photos: photos.map((url) => storedFileAt(url) ?? ""), plans: plans.map((url) => storedFileAt(url) ?? "") };
}
