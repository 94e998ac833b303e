import { createHmac, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { createStripeBooks, type Form, type StripeBooks, StripeRefusal } from "./stripe-books.ts";

const STRIPE_VERSION = "2026-10-28.endive";
const SECRET_KEY = `sk_test_${randomBytes(12).toString("hex")}`;
const WEBHOOK_SECRET = `whsec_${randomBytes(12).toString("hex")}`;

export type StripeServer = {
  env: Record<string, string>;
  books: StripeBooks;
  // Mistakes found in the requests that it received.
  complaints: string[];
  requests: { method: string; path: string; idempotencyKey: string | undefined; form: Form }[];
  setDown: (isDown: boolean) => void;
  // Called after a request was carried out and before it is answered.
  beforeAnswer: (act: ((path: string) => Promise<void>) | null) => void;
  sendEvent: (url: string, event: StripeEvent) => Promise<number>;
  secrets: string[];
  close: () => Promise<void>;
};

export type StripeEvent = { id?: string; type: string; intentId: string };

// Answers as Stripe's API does, for as much of it as card payments need.
export async function startStripeServer(): Promise<StripeServer> {
  const books = createStripeBooks();
  const complaints: string[] = [];
  const requests: StripeServer["requests"] = [];
  const replies = new Map<string, { fingerprint: string; status: number; body: string }>();
  let isDown = false;
  let hook: ((path: string) => Promise<void>) | null = null;

  const answer = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (isDown) return void incoming.socket.destroy();
    const { method = "", url = "/" } = incoming;
    const { pathname: path, searchParams } = new URL(url, "http://stripe");
    const raw = await text(incoming);
    complaints.push(...faultsOf(incoming, raw));
    const form: Form = Object.fromEntries(new URLSearchParams(raw));
    const key = incoming.headers["idempotency-key"] as string | undefined;
    requests.push({ method, path, idempotencyKey: key, form });
    const fingerprint = `${method} ${path} ${raw}`;
    const known = key ? replies.get(key) : undefined;
    const reply = known ?? { fingerprint, ...applyWishes(books, { method, path, form, searchParams }) };
    if (known && known.fingerprint !== fingerprint) {
      Object.assign(reply, failure(400, "idempotency_key_reused"));
    } else if (key && !known) replies.set(key, reply);
    await hook?.(path);
    response.writeHead(reply.status, { "content-type": "application/json", "request-id": "req_1" }).end(reply.body);
  };

  const server = createServer((incoming, response) => void answer(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    env: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_PUBLISHABLE_KEY: "pk_test_1",
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: `http://127.0.0.1:${port}`,
    },
    books,
    complaints,
    requests,
    secrets: [SECRET_KEY, WEBHOOK_SECRET],
    setDown: (down) => (isDown = down),
    beforeAnswer: (act) => (hook = act),
    sendEvent: (url, event) => sendEvent(books, url, event),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Call = { method: string; path: string; form: Form; searchParams: URLSearchParams };

function applyWishes(books: StripeBooks, { method, path, form, searchParams }: Call): { status: number; body: string } {
  const [, , resource, id, action] = path.split("/");
  try {
    if (resource === "refunds" && method === "POST") return success(books.refund(form));
    if (resource !== "payment_intents") return failure(404, "unknown_path");
    if (method === "POST" && !id) return success(books.create(form));
    if (method === "POST" && id && action === "cancel") return success(books.cancel(id));
    if (method === "POST" && id && !action) return success(books.update(id, form));
    if (method === "GET" && id)
      return success(books.read(id, searchParams.getAll("expand[]").concat(searchParams.getAll("expand[0]"))));
    return failure(404, "unknown_path");
  } catch (error) {
    if (error instanceof StripeRefusal) return failure(error.status, error.code);
    throw error;
  }
}

const success = (object: object) => ({ status: 200, body: JSON.stringify(object) });
const failure = (status: number, code: string) => ({
  status,
  body: JSON.stringify({ error: { type: "invalid_request_error", code, message: `refused: ${code}` } }),
});

function faultsOf({ method = "", url = "", headers }: IncomingMessage, raw: string): string[] {
  const faults: string[] = [];
  if (headers.authorization !== `Bearer ${SECRET_KEY}`) faults.push("no secret key");
  if (headers["stripe-version"] !== STRIPE_VERSION) faults.push(`version ${String(headers["stripe-version"])}`);
  if (method === "POST") {
    const type = headers["content-type"];
    if (type !== "application/x-www-form-urlencoded") faults.push(`content type ${String(type)}`);
    if (!headers["idempotency-key"]) faults.push("no idempotency key");
    if (raw.startsWith("{")) faults.push("not form encoded");
  }
  return faults.map((fault) => `${method} ${url}: ${fault}`);
}

// As Stripe signs: the time and the bytes, keyed with the endpoint's secret.
async function sendEvent(books: StripeBooks, url: string, { id, type, intentId }: StripeEvent): Promise<number> {
  const intent = books.read(intentId, []);
  const charge = { object: "charge", id: `ch_${intentId}`, payment_intent: intentId };
  const payload = {
    id: id ?? `evt_${randomBytes(8).toString("hex")}`,
    object: "event",
    api_version: STRIPE_VERSION,
    type,
    data: { object: type.startsWith("charge.") ? charge : intent },
  };
  const body = JSON.stringify(payload);
  const time = Math.floor(Date.now() / 1000);
  const mac = createHmac("sha256", WEBHOOK_SECRET).update(`${time}.${body}`).digest("hex");
  const answer = await fetch(`${url}/api/webhooks/stripe`, {
    method: "POST",
    headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": `t=${time},v1=${mac}` },
    body,
  });
  return answer.status;
}
