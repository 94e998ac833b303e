import fc from "fast-check";
import type { NamedEndpoint } from "../support/contract-endpoints.ts";
import { encodeText } from "../support/good-requests.ts";
import type { Call } from "../support/http-client.ts";
import { ACTORS, type ActorName, type FuzzFixture, resolveRefs } from "./fuzz-fixture.ts";
import { hintsFor } from "./hints.ts";
import { encodeParts, type FormPart, formPartsFor } from "./values/hostile-forms.ts";
import { type Mutation, mutate, mutation, toJson, toText } from "./values/mutate.ts";
import { type Twist, twist } from "./values/twists.ts";
import { jsonSchemaOf, valueOf } from "./values/value-of-schema.ts";

type Values = { params: unknown; query: unknown; body: unknown };

// Written down with references and without anything random, so that a failure reads well and can be sent again.
export type FuzzRequest = {
  as: ActorName;
  values: Values;
  form: FormPart[] | null;
  mutations: Mutation[];
  twist: Twist | null;
};

export function fuzzRequestOf(endpoint: NamedEndpoint): fc.Arbitrary<FuzzRequest> {
  const hints = hintsFor(endpoint);
  const part = (schema: NamedEndpoint["body"]) =>
    schema ? valueOf(jsonSchemaOf(schema), hints) : fc.constant(undefined);
  return fc.record({
    as: fc.constantFrom(...actorsFor(endpoint)),
    values: fc.record({ params: part(endpoint.params), query: part(endpoint.query), body: part(endpoint.body) }),
    form: endpoint.files ? formPartsFor(endpoint.files) : fc.constant(null),
    mutations: fc.array(mutation, { maxLength: 3 }),
    twist: fc.option(twist, { freq: 2, nil: null }),
  });
}

// A refused caller reaches little code, so the admin calls are mostly sent as the admin.
function actorsFor({ path }: NamedEndpoint): ActorName[] {
  return path.startsWith("/api/admin/") ? ["admin", "admin", "admin", ...ACTORS] : [...ACTORS];
}

export type Sent = { as: ActorName; call: Call; ownCookies: boolean };

export function toCall(endpoint: NamedEndpoint, request: FuzzRequest, fixture: FuzzFixture): Sent {
  const { as, mutations, form } = request;
  const values = mutate(request.values, mutations) as Partial<Values> | null;
  const real = (text: string) => resolveRefs(text, fixture, as);
  const path = pathOf(endpoint, values?.params, real);
  const query = queryOf(values?.query, real);
  const json = toJson(values?.body);
  const target = { method: endpoint.method as string, path: query ? `${path}?${query}` : path };
  const content = form
    ? encodeParts(form, real)
    : json === undefined
      ? {}
      : { headers: { "content-type": "application/json" }, body: real(json) };
  const call = { ...target, ...content };
  return request.twist ? twisted({ as, call, ownCookies: true }, request.twist, real) : { as, call, ownCookies: true };
}

type Resolve = (text: string) => string;

function pathOf({ path }: NamedEndpoint, params: unknown, real: Resolve): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeText(real(toText(valueAt(params, name) ?? "-"))).slice(0, 6000),
  );
}

function queryOf(query: unknown, real: Resolve): string {
  if (typeof query !== "object" || query === null) return "";
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  return pairs
    .map(([name, value]) => `${encodeText(name)}=${encodeText(real(toText(value)))}`)
    .join("&")
    .slice(0, 12_000);
}

function twisted({ as, call, ownCookies }: Sent, made: Twist, real: Resolve): Sent {
  const [path = "", query = ""] = call.path.split("?");
  switch (made.kind) {
    case "method":
      return { as, ownCookies, call: { ...call, method: made.method } };
    case "type":
      return { as, ownCookies, call: { ...call, headers: { ...call.headers, "content-type": made.type } } };
    case "body":
      return { as, ownCookies, call: { headers: { "content-type": "application/json" }, ...call, body: made.body } };
    case "cut": {
      const body = Buffer.from(call.body ?? "");
      return { as, ownCookies, call: { ...call, body: body.subarray(0, Math.floor(body.length * made.keep)) } };
    }
    case "path": {
      const tricked = made.trick.replace("PATH", path).replace("REST", path.replace("/api", ""));
      return { as, ownCookies, call: { ...call, path: query ? `${sendable(tricked)}?${query}` : sendable(tricked) } };
    }
    case "query":
      return { as, ownCookies, call: { ...call, path: `${path}?${sendable(real(made.query))}` } };
    case "cookie":
      return { as, ownCookies: false, call: { ...call, headers: { ...call.headers, cookie: real(made.cookie) } } };
    case "header":
      return { as, ownCookies, call: { ...call, headers: { ...call.headers, [made.name]: real(made.value) } } };
  }
}

function valueAt(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
}

// The client refuses what cannot stand on a request line at all.
function sendable(path: string): string {
  return path.replaceAll(/[^\x21-\xff]/g, (character) => encodeURIComponent(character));
}
