import type { AnswerOf, Endpoint, FileFields, SentTo } from "#shared/contract/endpoint.ts";

type AnySent = { params?: Record<string, unknown>; query?: Record<string, string>; body?: FormData | object | null };
// Files travel in a form, under the field names that the endpoint declares.
type Sent<E extends Endpoint> = SentTo<E> & (E["files"] extends FileFields ? { body: FormData } : unknown);
type SentArguments<E extends Endpoint> = unknown extends Sent<E> ? [] : [sent: Sent<E>];

export type Visitor = ReturnType<typeof createVisitor>;

// A browser as far as the API sees one: it keeps its cookies and calls the endpoints of the contract.
export function createVisitor(url: string) {
  const cookies = new Map<string, string>();

  const call = async <E extends Endpoint>(endpoint: E, ...[sent]: SentArguments<E>): Promise<AnswerOf<E>> => {
    const { params = {}, query = {}, body }: AnySent = sent ?? {};
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const search = new URLSearchParams(query);
    const isJson = body && !(body instanceof FormData);
    const answer = await fetch(`${url}${path}${search.size > 0 ? `?${search.toString()}` : ""}`, {
      method: endpoint.method,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(isJson && { "content-type": "application/json" }),
      },
      body: isJson ? JSON.stringify(body) : (body ?? null),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${endpoint.method} ${path} was answered ${answer.status}: ${text}`);
    return endpoint.response.parse(JSON.parse(text)) as AnswerOf<E>;
  };

  return { call };
}
