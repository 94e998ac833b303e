import { z } from "zod";
import type { PropertyData } from "#shared/contract/orders.ts";
import { picturesOf } from "#shared/property-pictures.ts";
import { storedFileAt, storedFileUrl } from "#shared/stored-file.ts";
import type { NewFact } from "#writer/ledger/ledger-builder.ts";
import type { SaidRoom } from "#writer/photos/sayable-things.ts";
import type { Pictures, ReadFindings } from "./read-findings.ts";
import { saidRoomOf } from "./said-rooms.ts";
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

type SeenPhoto = { imageUrl: string; room: SaidRoom | null; facts: NewFact[] };

// Each stored photo with what its host said of it: what was only recognised is not confirmed.
export function bindSeePhotos(read: ReadFindings): (data: PropertyData) => Promise<SeenPhoto[]> {
  return async (data) => {
    const pictures = storedPictures(data);
    const { findingMarks } = Marked.parse(data);
    // A photo that cannot be opened now is still what its host said it is.
    const findings = await read(pictures).catch(() => NOTHING_SEEN);
    const things = thingsIn(findings, pictures, findingMarks).filter(({ id }) => findingMarks[id] === "confirmed");
    return pictures.photos.flatMap((file, at) =>
      file === ""
        ? []
        : [
            {
              imageUrl: storedFileUrl(file),
              room: saidRoomOf(file, findingMarks),
              facts: things.filter(({ photo }) => photo === at).map(({ fact }) => fact),
            },
          ],
    );
  };
}

const NOTHING_SEEN = { photos: [], named: [], plans: [] };

// By their names in the store, in the order and number of their addresses.
export function storedPictures(data: Readonly<Record<string, unknown>>): Pictures {
  const { photos, plans } = picturesOf(data);
  return { photos: photos.map((url) => storedFileAt(url) ?? ""), plans: plans.map((url) => storedFileAt(url) ?? "") };
}
