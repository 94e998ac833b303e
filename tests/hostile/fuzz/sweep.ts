import type { z } from "zod";
import type { NamedEndpoint } from "../support/contract-endpoints.ts";
import type { Parts } from "../support/good-requests.ts";
import { type JsonSchema, jsonSchemaOf } from "./values/value-of-schema.ts";

export type SweptRequest = { place: string; parts: Parts; cookie?: string };

// The values that every place of every request is tried with, one at a time.
const VALUES = ["a\u0000b", "\ud800", "constructor"];
// A cookie of another purpose, one cut short, one without a valid signature.
const COOKIES = [
  "visitor={own.unpaddedSessionToken}",
  "{any.sessionName}={own.visitor}",
  "visitor={foreign.userId}",
  "visitor=%00.x",
];
const KEYS = ["constructor", "__proto__", "\u0000"];

// The good request with one value made bad, for each value that the schema knows, optional ones included.
export function sweepOf(endpoint: NamedEndpoint, good: Parts): SweptRequest[] {
  const cookies = COOKIES.map((cookie) => ({ place: `the cookie ${cookie}`, parts: good, cookie }));
  return [
    ...cookies,
    ...sweepTexts("params", endpoint.params, good),
    ...sweepTexts("query", endpoint.query, good),
    ...sweepBody(endpoint.body, good),
  ];
}

function sweepTexts(part: "params" | "query", schema: z.ZodType | undefined, good: Parts): SweptRequest[] {
  const names = schema ? Object.keys(jsonSchemaOf(schema).properties ?? {}) : [];
  return names.flatMap((name) =>
    VALUES.map((value) => ({
      place: `${part}.${name}`,
      parts: { ...good, [part]: { ...good[part], [name]: value } },
    })),
  );
}

function sweepBody(schema: z.ZodType | undefined, good: Parts): SweptRequest[] {
  if (!schema) return [];
  const bodies = [...bodiesOf(jsonSchemaOf(schema), good.body ?? {}, "body")];
  return bodies.map(({ place, value }) => ({ place, parts: { ...good, body: value } }));
}

type Placed = { place: string; value: unknown };

function* bodiesOf(schema: JsonSchema, value: unknown, place: string): Generator<Placed> {
  const isList = schema.type === "array";
  const values = /photo|image|plan/i.test(place) ? [...VALUES, "/files/.."] : VALUES;
  for (const bad of values) yield { place, value: isList ? [bad] : bad };
  const object = objectIn(schema);
  if (!object) return;
  const own = typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
  for (const key of KEYS) yield { place: `${place}.${key}`, value: withKey(own, key, "a") };
  for (const [name, each] of Object.entries(object.properties ?? {})) {
    const inside = bodiesOf(each, Object.getOwnPropertyDescriptor(own, name)?.value, `${place}.${name}`);
    for (const { place: at, value: bad } of inside) yield { place: at, value: withKey(own, name, bad) };
  }
  // Where any key is taken: under a name the forms use, and under one they do not.
  for (const name of object.additionalProperties ? ["story", "bedrooms", "images", "anything"] : []) {
    for (const bad of VALUES) yield { place: `${place}.${name}`, value: withKey(own, name, bad) };
    yield { place: `${place}.${name}.constructor`, value: withKey(own, name, withKey({}, "constructor", "a\u0000")) };
  }
}

function objectIn(schema: JsonSchema): JsonSchema | null {
  if (schema.type === "object") return schema;
  return schema.anyOf?.map(objectIn).find((found) => found !== null) ?? null;
}

// Also for keys such as __proto__, which an assignment would take as something else.
function withKey(object: object, key: string, value: unknown): object {
  return Object.defineProperty({ ...object }, key, { value, enumerable: true, configurable: true, writable: true });
}
