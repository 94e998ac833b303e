import { z } from "zod";
import { type Excess, findExcess, findExcessShape } from "../intake/find-excess.ts";
import { refuseMisnamedPictures } from "../stored-file.ts";
import { withAddressOnOneLine } from "./address-line.ts";

type Judged = { value: Record<string, unknown>; issues: object[] };

function complain({ value, issues }: Judged, excess: Excess | null): void {
  if (excess) issues.push({ code: "custom", ...excess, input: value });
}

// Answers under the names that the forms use, within the bounds of the forms.
export const withinBounds = (judged: Judged) => complain(judged, findExcess(judged.value));
export const withinShape = (judged: Judged) => complain(judged, findExcessShape(judged.value));

const LARGEST_PROPERTY_CHARACTERS = 200_000;
export const fitsAnOrder = (data: object) => JSON.stringify(data).length <= LARGEST_PROPERTY_CHARACTERS;

export const IncomingProperty = z
  .record(z.string(), z.unknown())
  .check(withinBounds)
  .refine(fitsAnOrder, "is too large")
  .superRefine(refuseMisnamedPictures)
  .overwrite(withAddressOnOneLine);

// Values are judged field by field, where the rights to each are known.
export const IncomingAnswers = z.record(z.string(), z.unknown()).check(withinShape);
