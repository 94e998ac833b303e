import { globSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import type { Endpoint } from "#shared/contract/endpoint.ts";

const CONTRACT = join(import.meta.dirname, "../../../src/shared/contract");

export type NamedEndpoint = { name: string; endpoint: Endpoint };

export async function everyEndpoint(): Promise<NamedEndpoint[]> {
  const files = globSync("**/*.ts", { cwd: CONTRACT }).filter((file) => !file.endsWith(".test.ts"));
  const modules = await Promise.all(files.map(async (file) => (await import(join(CONTRACT, file))) as object));
  return modules
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
    .map(([name, endpoint]) => ({ name, endpoint }));
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "method" in value && "path" in value && "response" in value;
}

const SAMPLE_TEXTS: Record<string, string> = {
  email: "grace@example.com",
  number: "4242 4242 4242 4242",
  expiry: "12 / 40",
  cvc: "123",
  cursor: "2f1c7a0e-54a1-4a33-9d0b-6c5b6d4a0c11",
  startsAt: "2030-01-01T00:00:00Z",
  expiresAt: "2031-01-01T00:00:00Z",
  floorPlan: `/files/${"0".repeat(40)}.webp`,
  photos: `/files/${"0".repeat(40)}.webp`,
  address: "5 Lake View, Kelowna",
};
// What the forms know: text, a choice, a list, rooms.
const SAMPLE_ANSWERS = {
  address: "5 Lake View, Kelowna",
  story: "A quiet place.",
  property_type: "House",
  amenities: ["Wifi"],
  bedrooms: [{ room: "Main", beds: [{ id: "a", type: "King" }], features: ["Desk"] }],
};

// A value that fits the schema, with something in every place that takes a text.
export function sampleOf(schema: z.core.$ZodType, name = ""): unknown {
  const def = definitionOf(schema);
  switch (def.type) {
    case "string":
      return SAMPLE_TEXTS[name] ?? "SAMPLE";
    case "number":
      return 1;
    case "boolean":
      return true;
    case "literal":
      return def.values[0];
    case "enum":
      return Object.values(def.entries)[0];
    case "array":
      return [sampleOf(def.element, name)];
    case "object":
      return Object.fromEntries(Object.entries(def.shape).map(([key, field]) => [key, sampleOf(field, key)]));
    case "record":
      return definitionOf(def.valueType).type === "unknown" ? SAMPLE_ANSWERS : { SAMPLE: sampleOf(def.valueType) };
    case "union":
      return sampleOf(def.options.at(-1) ?? schema, name);
    case "optional":
    case "nullable":
    case "default":
      return sampleOf(def.innerType, name);
    case "pipe":
      return sampleOf(def.in, name);
    default:
      return null;
  }
}

type Path = (string | number)[];

// The ways to every text inside a value.
export function textPlaces(value: unknown, path: Path = []): Path[] {
  if (typeof value === "string") return [path];
  if (typeof value !== "object" || value === null) return [];
  const steps: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return steps.flatMap(([step, inner]) => textPlaces(inner, [...path, step]));
}

export function withText<Value>(value: Value, path: Path, text: string): Value {
  const [step, ...rest] = path;
  if (step === undefined) return text as Value;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  copy[step] = withText(copy[step], rest, text);
  return copy as Value;
}

type Definition = z.core.$ZodTypes["_zod"]["def"];

// What a schema is made of, which zod shows to tools under this one name.
export function definitionOf({ _zod: { def } }: z.core.$ZodType): Definition {
  return def as Definition;
}

export function checksOf(schema: z.core.$ZodType) {
  return (definitionOf(schema).checks ?? []).map(({ _zod: check }) => check);
}
