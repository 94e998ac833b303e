import type { Evidence } from "#shared/contract/listings/listings.ts";

// Each photo once, however many facts it shows.
export function evidencePictures(evidence: readonly Evidence[]): { imageUrl: string; label: string }[] {
  return [...Map.groupBy(evidence, ({ imageUrl }) => imageUrl)].flatMap(([imageUrl, shown]) =>
    imageUrl ? [{ imageUrl, label: shown.map(({ label }) => label).join(", ") }] : [],
  );
}
