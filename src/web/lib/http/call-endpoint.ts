import type { AnswerOf, Endpoint, FileFields, Method, SentTo } from "#shared/contract/endpoint.ts";
import { readJson, send } from "./request.ts";

// Files travel in a form, under the field names that the endpoint declares.
type Sent<E extends Endpoint> = SentTo<E> & (E["files"] extends FileFields ? { body: FormData } : unknown);
type SentArguments<E extends Endpoint> = unknown extends Sent<E> ? [] : [sent: Sent<E> & { signal?: AbortSignal }];

type EndpointName<E extends Endpoint> = `${E["method"]} ${E["path"]}`;

type Scalar = string | number | boolean;
type Params = Record<string, Scalar>;
type Query = Record<string, Scalar | Scalar[] | undefined>;
type AnySent = { params?: Params; query?: Query; body?: unknown; signal?: AbortSignal };

// An endpoint is called by its type and its name, which the compiler compares: its schemas stay on the server, since
// they are larger than most pages.
export async function callEndpoint<E extends Endpoint = never>(
  name: EndpointName<E>,
  ...[sent]: SentArguments<E>
): Promise<AnswerOf<E>> {
  const { params, query, body, signal }: AnySent = sent ?? {};
  const [method, path = ""] = name.split(" ");
  const url = fillPath(path, params) + queryString(query);
  const response = await send({ method: method as Method, url, payload: body, signal });
  // The server answers through the same contract, so the shape is not checked a second time.
  return (await readJson(response)) as AnswerOf<E>;
}

function fillPath(path: string, params: Params = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} needs a value for ${name}`);
    return encodeURIComponent(String(value));
  });
}

function queryString(query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined) search.append(name, String(item));
    }
  }
  return search.size > 0 ? `?${search}` : "";
}
