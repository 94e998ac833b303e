import type { z } from "zod";

type Definition = z.core.$ZodTypes["_zod"]["def"];

// What a schema is made of, which zod shows to tools under this one name.
export function definitionOf({ _zod: { def } }: z.core.$ZodType): Definition {
  return def as Definition;
}

export function checksOf(schema: z.core.$ZodType) {
  return (definitionOf(schema).checks ?? []).map(({ _zod: check }) => check);
}
