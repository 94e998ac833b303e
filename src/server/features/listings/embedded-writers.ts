import type { PropertyData } from "#shared/contract/orders.ts";
import { describeProperty, PropertyInput } from "#writer/write-description.ts";
import type { WriteDescription, Writers } from "./write-texts.ts";

const write: WriteDescription = async ({ property, options }) =>
  describeProperty({ property: digestible(property), options });

export const embeddedWriters: Writers = { write, writeEmbedded: write };

// A detail of the wrong kind is left out: it must not cost the buyer the rest.
export function digestible(property: PropertyData): PropertyInput {
  const read = PropertyInput.safeParse(property);
  if (read.success) return read.data;
  const wrong = new Set(read.error.issues.map(({ path }) => path[0]));
  return PropertyInput.parse(Object.fromEntries(Object.entries(property).filter(([name]) => !wrong.has(name))));
}
