import { expect, test } from "vitest";
import { z } from "zod";
import { checksOf, definitionOf, everyEndpoint, type NamedEndpoint } from "#tests/support/samples/endpoint-samples.ts";
import { isStorable } from "../typed-text.ts";
import { defineEndpoint } from "./endpoint.ts";
import { IncomingId, IncomingMoment, keptText, Unread } from "./incoming.ts";
import { IncomingAnswers, IncomingProperty, withinBounds, withinShape } from "./incoming-answers.ts";

// Plain letters, digits and signs by their own pattern.
const ASCII_FORMATS = new Set(["uuid", "email", "datetime", "date"]);

type Check = { check: string; fn?: unknown; format?: string };
const definitions = (schema: z.core.$ZodType) => [
  definitionOf(schema) as unknown as Check,
  ...checksOf(schema).map(({ def }) => def as Check),
];
const has = (schema: z.core.$ZodType, name: string) => definitions(schema).some(({ check }) => check === name);

// What is missing in the schema of anything that comes in, each with the way to it.
function gaps(schema: z.core.$ZodType, path: string): string[] {
  if (schema === Unread) return [];
  const def = definitionOf(schema);
  switch (def.type) {
    case "string":
      return textGaps(schema, path);
    case "number":
      return has(schema, "less_than") ? [] : [`${path} has no maximum`];
    case "boolean":
    case "literal":
    case "enum":
    case "null":
      return [];
    case "array":
      return [...(has(schema, "max_length") ? [] : [`${path} has no maximum`]), ...gaps(def.element, `${path}[]`)];
    case "object":
      return objectGaps(schema, path);
    case "record":
      return recordGaps(schema, path);
    case "union":
      return def.options.flatMap((option, at) => gaps(option, `${path}|${at}`));
    case "optional":
    case "nullable":
    case "default":
      return gaps(def.innerType, path);
    case "pipe":
      return gaps(def.in, path);
    default:
      return [`${path} is of a kind that nothing here judges: ${def.type}`];
  }
}

function textGaps(schema: z.core.$ZodType, path: string): string[] {
  const all = definitions(schema);
  const isPlain = all.some(({ format }) => format !== undefined && ASCII_FORMATS.has(format));
  const isKept = isPlain || all.some(({ fn }) => fn === isStorable);
  const isBounded = has(schema, "max_length") || all.some(({ format }) => format === "uuid");
  return [
    ...(isKept ? [] : [`${path} may hold what cannot be saved`]),
    ...(isBounded ? [] : [`${path} has no maximum`]),
  ];
}

function objectGaps(schema: z.core.$ZodType, path: string): string[] {
  const { shape, catchall } = definitionOf(schema) as z.core.$ZodObjectDef;
  const isJudged = catchall === undefined || definitionOf(catchall).type === "never" || isWithinBounds(schema);
  return [
    ...(isJudged ? [] : [`${path} lets anything through beside its fields`]),
    ...Object.entries(shape).flatMap(([name, field]) => gaps(field, `${path}.${name}`)),
  ];
}

function recordGaps(schema: z.core.$ZodType, path: string): string[] {
  const { keyType, valueType } = definitionOf(schema) as z.core.$ZodRecordDef;
  if (isWithinBounds(schema)) return [];
  return [
    ...(definitions(schema).some(({ fn }) => fn !== undefined) ? [] : [`${path} has no maximum`]),
    ...gaps(keyType, `${path} (names)`),
    ...gaps(valueType, `${path}{}`),
  ];
}

function isWithinBounds(schema: z.core.$ZodType): boolean {
  return checksOf(schema).some((each) => each.check === withinBounds || each.check === withinShape);
}

function gapsOf({ name, endpoint: { params, query, body } }: NamedEndpoint): string[] {
  return Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? gaps(schema, `${name}.${part}`) : [],
  );
}

test("every text, list and number that comes in is bounded, and every text can be saved", async () => {
  const endpoints = await everyEndpoint();
  expect(endpoints.length).toBeGreaterThan(50);
  expect(endpoints.flatMap(gapsOf)).toEqual([]);
});

const UNJUDGED = "is of a kind that nothing here judges: unknown";

test.for([
  ["a bare text", z.object({ a: z.string() }), ["body.a may hold what cannot be saved", "body.a has no maximum"]],
  ["a text without the rule", z.object({ a: z.string().max(5) }), ["body.a may hold what cannot be saved"]],
  ["a text in a list", z.object({ a: z.array(z.string().max(5)).max(2) }), ["body.a[] may hold what cannot be saved"]],
  ["a list without an end", z.object({ a: z.array(keptText(5)) }), ["body.a has no maximum"]],
  ["a number without an end", z.object({ a: z.number().optional() }), ["body.a has no maximum"]],
  ["a loose object", z.looseObject({}), ["body lets anything through beside its fields"]],
  ["a record of anything", z.record(keptText(5), z.unknown()), ["body has no maximum", `body{} ${UNJUDGED}`]],
  ["anything", z.unknown(), [`body ${UNJUDGED}`]],
  ["what is judged", z.object({ a: IncomingId, b: IncomingMoment, c: Unread, d: IncomingProperty }), []],
] as const)("%s is seen for what it is", ([, body, expected]) => {
  const endpoint = defineEndpoint({ method: "POST", path: "/api/x", summary: "", body, response: z.null() });
  const found = gapsOf({ name: "", endpoint }).map((gap) => gap.replace(/^\./, ""));
  expect(found).toEqual(expected);
});

test.for([
  ["a zero byte", "a\u0000b"],
  ["half of a pair", "a\ud800b"],
] as const)("%s is refused, and so is one in a name or deep inside", ([, text]) => {
  expect(keptText(10).safeParse(text).error?.issues[0]?.message).toBe("contains a character that cannot be saved");
  for (const data of [{ story: text }, { [text]: 1 }, { bedrooms: [{ room: text }] }, { notes: [[text]] }]) {
    expect(IncomingProperty.safeParse(data).success).toBe(false);
  }
  expect(IncomingAnswers.safeParse({ [text]: 1 }).success).toBe(false);
});
