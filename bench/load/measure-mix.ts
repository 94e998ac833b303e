import { readsOf, writesOf } from "./calls.ts";
import { numberFrom } from "./command-line.ts";
import type { Member } from "./open-member.ts";
import { type Ask, press } from "./press.ts";
import { residentMb } from "./servers.ts";
import type { Started } from "./start-process.ts";

const CONNECTIONS = 16;

// How often each call comes among a hundred, as when hosts look around, fill in forms and buy.
const SHARES = {
  "GET /": 20,
  "GET /api/auth/user": 25,
  "GET /api/user/listings": 15,
  "GET /api/listing/{id}": 10,
  "GET /api/intake/{id}": 15,
  autosave: 10,
  quote: 4,
  upload: 1,
};

export async function measureMix({ url, pid }: Started, member: Member): Promise<void> {
  const calls: Record<string, Ask> = { ...readsOf(member), ...writesOf(member) };
  const hundred = Object.entries(SHARES).flatMap(([name, share]) =>
    Array.from({ length: share }, (_, at) => ({ ask: calls[name], place: at / share })),
  );
  // Spread evenly, so that every stretch of it is the same mix.
  const deck = hundred.toSorted((one, other) => one.place - other.place).flatMap(({ ask }) => ask ?? []);
  let turn = 0;
  const next = () => deck[turn++ % deck.length] ?? { path: "/" };
  const seconds = numberFrom("mix-seconds", 120);
  const before = residentMb(pid);
  const { perSecond, p50Ms, p95Ms, answers, refused } = await press({
    url,
    connections: CONNECTIONS,
    durationMs: seconds * 1000,
    next,
  });
  console.log(
    `mix for ${seconds} s: ${answers} answers, ${perSecond.toFixed(0)} a second, p50 ${p50Ms.toFixed(1)} ms, ` +
      `p95 ${p95Ms.toFixed(1)} ms, refused ${refused}; memory ${before.toFixed(0)} MB before, ` +
      `${residentMb(pid).toFixed(0)} MB after`,
  );
}
