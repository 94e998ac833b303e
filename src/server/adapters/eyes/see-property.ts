import { z } from "zod";
import type { PropertyData } from "#shared/contract/orders.ts";
import { storedFileAt } from "#shared/stored-file.ts";
import type { NewFact } from "#writer/ledger/ledger-builder.ts";
import type { Pictures, ReadFindings } from "./read-findings.ts";
import { factsOf, thingsIn } from "./seen-things.ts";

export type SeeProperty = (data: PropertyData) => Promise<NewFact[]>;

const Seen = z.object({
  images: z.array(z.string()).catch([]),
  floorPlan: z.string().nullable().catch(null),
  findingMarks: z.record(z.string(), z.enum(["confirmed", "struck"])).catch({}),
});

// What the pictures of an order show, as its host left it.
export function bindSeeProperty(read: ReadFindings): SeeProperty {
  return async (data) => {
    const { images, floorPlan, findingMarks } = Seen.parse(data);
    const pictures = picturesAt(images, floorPlan);
    return factsOf(thingsIn(await read(pictures), pictures), findingMarks);
  };
}

// By their addresses, as the upload call answered them.
export function picturesAt(photos: string[], floorPlan: string | null): Pictures {
  return {
    photos: photos.map((url) => storedFileAt(url) ?? ""),
    plan: floorPlan === null ? null : storedFileAt(floorPlan),
  };
}
