export type Answer<T = Record<string, unknown>> = { status: number; body: T };

export type Quote = {
  clientSecret: string | null;
  amount: number;
  originalAmount: number;
  discountApplied: boolean;
  memberDiscount: number;
  totalDiscountAmount: number;
  isFree: boolean;
  orderId: string;
  paymentIntentId: string;
  alreadyPaid: boolean;
  boughtBefore: { listingId: string | null } | null;
};

export type TestBrowser = ReturnType<typeof createBrowser>;

// A visitor's browser as far as the API sees one: it keeps its cookies and sends JSON. With a deadline, a call that is
// not answered by then fails.
export function createBrowser(url: string, { deadlineMs }: { deadlineMs?: number } = {}) {
  const cookies = new Map<string, string>();
  let lastHeaders = new Headers();

  const send = async <T>(method: string, path: string, body?: unknown): Promise<Answer<T>> => {
    const headers: Record<string, string> = { cookie: [...cookies].map(([k, v]) => `${k}=${v}`).join("; ") };
    if (body !== undefined) headers["content-type"] = "application/json";
    const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
    const signal = deadlineMs === undefined ? null : AbortSignal.timeout(deadlineMs);
    const answer = await fetch(`${url}${path}`, { ...init, signal });
    lastHeaders = answer.headers;
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const text = await answer.text();
    const isJson = answer.headers.get("content-type")?.includes("json");
    return { status: answer.status, body: (isJson ? JSON.parse(text) : text) as T };
  };
  const post = <T = Record<string, unknown>>(path: string, body?: unknown) => send<T>("POST", path, body);

  return {
    post,
    get: <T = Record<string, unknown>>(path: string) => send<T>("GET", path),
    put: <T = Record<string, unknown>>(path: string, body: unknown) => send<T>("PUT", path, body),
    cookies,
    // Of the last answer.
    header: (name: string) => lastHeaders.get(name),
    startExpress: async (details: object = {}): Promise<string> => {
      const payload = { property_address: "12 Pine Road, Oslo", bedrooms: 2, bathrooms: 1, ...details };
      return (await post<{ jobId: string }>("/api/intake/express", payload)).body.jobId;
    },
    quote: async (request: object = {}): Promise<Quote> => {
      const answer = await post<Quote>("/api/create-payment-intent", request);
      if (answer.status !== 200)
        throw new Error(`the quote was answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      return answer.body;
    },
    payByTestCard: ({ paymentIntentId, clientSecret }: Quote, number = "4242 4242 4242 4242") =>
      post<{ status: string; error: { code: string; message: string } | null }>(
        `/api/test-payments/${paymentIntentId}/confirm`,
        { clientSecret, card: { number, expiry: "12/34", cvc: "123" } },
      ),
    generate: (jobId: string, { paymentIntentId }: { paymentIntentId: string }) =>
      post<{ listingId: string }>("/api/generate-listing", { jobId, paymentIntentId }),
  };
}
