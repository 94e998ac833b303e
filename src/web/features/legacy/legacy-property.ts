import "#web/lib/zod-without-eval.ts";
import { z } from "zod";
import type { PropertyData } from "#shared/contract/orders.ts";
import { BOUNDS, LONGEST_ADDRESS, LONGEST_LEGACY_DESCRIPTION, LONGEST_TITLE } from "#shared/listing-bounds.ts";
import type { LegacyKind } from "./legacy-kinds.ts";

const LARGEST_SQUARE_FOOTAGE = 1_000_000;

type Bounds = { min: number; max: number; step: number };

// Empty is unknown, and unknown is allowed.
function optionalNumber({ min, max, step }: Bounds) {
  const request = `Enter ${min} to ${max}, or leave it empty.`;
  return z
    .string()
    .trim()
    .transform((typed) => (typed === "" ? null : Number(typed)))
    .pipe(z.number(request).min(min, request).max(max, request).multipleOf(step, `In steps of ${step}.`).nullable());
}

// The fields hold what was typed; what passes is numbers.
export const LegacyForm = z.object({
  title: z.string().trim().min(1, "Enter a title for the property.").max(LONGEST_TITLE),
  address: z.string().trim().min(1, "Enter the address of the property.").max(LONGEST_ADDRESS),
  bedrooms: optionalNumber(BOUNDS.bedrooms),
  bathrooms: optionalNumber(BOUNDS.bathrooms),
  squareFootage: optionalNumber({ min: 1, max: LARGEST_SQUARE_FOOTAGE, step: 1 }),
  description: z.string().trim().max(LONGEST_LEGACY_DESCRIPTION, `At most ${LONGEST_LEGACY_DESCRIPTION} characters.`),
  features: z.array(z.string()),
});
export type LegacyForm = z.infer<typeof LegacyForm>;
export type TypedLegacyForm = z.input<typeof LegacyForm>;

export const NOTHING_TYPED: TypedLegacyForm = {
  title: "",
  address: "",
  bedrooms: "",
  bathrooms: "",
  squareFootage: "",
  description: "",
  features: [],
};

// What no one typed is not sent: a missing count is no fact.
export function toProperty(form: LegacyForm, { propertyType }: LegacyKind, images: string[]): PropertyData {
  const { bedrooms, bathrooms, squareFootage, ...rest } = form;
  const counts = Object.entries({ bedrooms, bathrooms, squareFootage }).filter(([, count]) => count !== null);
  return { ...rest, ...Object.fromEntries(counts), images, propertyType };
}
