import { readFile } from "node:fs/promises";
import type { Eyes } from "#writer/inference/open-eyes.ts";
import type { NewFact } from "#writer/ledger/ledger-builder.ts";
import { photoFacts } from "#writer/photos/photo-facts.ts";
import type { PhotoFinding } from "#writer/photos/photo-finding.ts";
import { planFacts } from "#writer/plans/plan-facts.ts";

export type Pictures = { photos: string[]; floorPlan?: string | undefined };
export type Seen = { facts: NewFact[]; problems: string[] };

// What the files show, as facts still to be confirmed. A file that cannot be read costs one line, not the rest.
export async function seePictures(eyes: Eyes, { photos, floorPlan }: Pictures): Promise<Seen> {
  const problems: string[] = [];
  const attempt = async <Found>(file: string, look: (bytes: Uint8Array) => Promise<Found>): Promise<Found | null> => {
    try {
      return await look(await readFile(file));
    } catch (error) {
      problems.push(`${file}: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    }
  };
  const looked = await Promise.all(photos.map((file) => attempt(file, eyes.lookAtPhoto)));
  const plan = floorPlan ? await attempt(floorPlan, eyes.readPlan) : null;
  const shown = looked.filter((finding): finding is PhotoFinding => finding !== null);
  return { facts: [...photoFacts(shown), ...(plan ? planFacts(plan) : [])], problems };
}
