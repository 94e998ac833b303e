import { type Answer, type Call, send } from "./http-client.ts";

const DEADLINE_MS = 30_000;

export type Client = ReturnType<typeof createClient>;

// A client of the server: it keeps its cookies, and its calls may be anything.
export function createClient(url: string, cookies = new Map<string, string>()) {
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");

  // Sends the cookies and keeps none of those that come back, so that the caller stays the same.
  const tryCall = (call: Call, deadlineMs = DEADLINE_MS): Promise<Answer> => {
    const cookie = cookieHeader();
    return send(url, { ...call, headers: { ...(cookie && { cookie }), ...call.headers } }, deadlineMs);
  };

  const json = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const sent = body === undefined ? {} : { headers: JSON_TYPE, body: JSON.stringify(body) };
    const answer = await tryCall({ method, path, ...sent });
    keepCookies(cookies, answer);
    if (answer.status !== 200) throw new Error(`${method} ${path} was answered ${answer.status}: ${answer.text}`);
    return JSON.parse(answer.text) as T;
  };

  return {
    url,
    cookies,
    tryCall,
    get: <T>(path: string) => json<T>("GET", path),
    post: <T>(path: string, body?: unknown) => json<T>("POST", path, body),
    put: <T>(path: string, body?: unknown) => json<T>("PUT", path, body),
    delete: <T>(path: string) => json<T>("DELETE", path),
    upload: async <T>(path: string, form: FormData): Promise<T> => {
      const answer = await tryCall({ method: "POST", path, ...(await encodeForm(form)) });
      keepCookies(cookies, answer);
      if (answer.status !== 200) throw new Error(`POST ${path} was answered ${answer.status}: ${answer.text}`);
      return JSON.parse(answer.text) as T;
    },
  };
}

export const JSON_TYPE = { "content-type": "application/json" };

export async function encodeForm(form: FormData): Promise<Pick<Call, "headers" | "body">> {
  const encoded = new Response(form);
  return {
    headers: { "content-type": encoded.headers.get("content-type") ?? "" },
    body: Buffer.from(await encoded.arrayBuffer()),
  };
}

function keepCookies(cookies: Map<string, string>, { headers }: Answer): void {
  for (const line of headers["set-cookie"] ?? []) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    const isGone = /max-age=0\b|expires=thu, 01 jan 1970/i.test(line);
    if (isGone) cookies.delete(name);
    else cookies.set(name, value);
  }
}
