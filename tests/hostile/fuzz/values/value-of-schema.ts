import fc from "fast-check";
import { z } from "zod";
import { hostileText } from "./hostile-values.ts";

// What zod says of a schema, as far as values are made from it.
export type JsonSchema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  maxLength?: number;
  format?: string;
};

export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;
}

// What a value of this name usually is, such as the id of a thing that exists.
export type Hints = (name: string) => fc.Arbitrary<unknown> | null;

// Values that fit the schema, most of them; rules that are written as functions are left to luck and to the hints.
export function valueOf(schema: JsonSchema, hints: Hints, name = ""): fc.Arbitrary<unknown> {
  const hinted = hints(name);
  const plain = plainValueOf(schema, hints, name);
  return hinted ? fc.oneof({ weight: 3, arbitrary: hinted }, { weight: 1, arbitrary: plain }) : plain;
}

function plainValueOf(schema: JsonSchema, hints: Hints, name: string): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => plainValueOf(each, hints, name)));
  switch (schema.type) {
    case "string":
      return textOf(schema);
    case "integer":
    case "number":
      return numberOf(schema);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(valueOf(schema.items ?? {}, hints, name), { maxLength: Math.min(schema.maxItems ?? 4, 4) });
    case "object":
      return objectOf(schema, hints);
    default:
      return fc.oneof(hostileText, fc.jsonValue({ maxDepth: 2 }));
  }
}

const USUAL_TEXTS = ["12 Pine Road, Oslo", "Bright and quiet", "Grace", "A cabin by the lake with a sauna."];

function textOf({ format, maxLength = 1000 }: JsonSchema): fc.Arbitrary<string> {
  switch (format) {
    case "uuid":
      return fc.uuid();
    case "email":
      return fc.emailAddress();
    case "date-time":
      return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
    default: {
      const texts = fc.oneof(fc.constantFrom(...USUAL_TEXTS), fc.constantFrom(...USUAL_TEXTS), hostileText);
      return texts.map((text) => text.slice(0, maxLength));
    }
  }
}

function numberOf({ type, minimum = -1000, maximum = 100_000, multipleOf }: JsonSchema): fc.Arbitrary<number> {
  const step = multipleOf ?? (type === "integer" ? 1 : 0.25);
  const max = Math.min(maximum, minimum + step * 1000);
  return fc.integer({ min: 0, max: Math.floor((max - minimum) / step) }).map((steps) => minimum + steps * step);
}

function objectOf(schema: JsonSchema, hints: Hints): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, each]) => [name, valueOf(each, hints, name)] as const),
  );
  const known = fc.record(model, { requiredKeys: required });
  if (!additionalProperties) return known;
  const rest = valueOf(additionalProperties === true ? {} : additionalProperties, hints, "");
  return fc
    .tuple(known, fc.dictionary(fc.constantFrom("title", "note", "a"), rest, { maxKeys: 2 }))
    .map(([own, more]) => ({ ...more, ...own }));
}
