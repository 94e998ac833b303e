import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contractEndpoints, type NamedEndpoint } from "../support/contract-endpoints.ts";
import { callOf, GOOD_REQUESTS } from "../support/good-requests.ts";
import { mailedToken, NEEDS_MAILED_TOKEN } from "../support/mailed-token.ts";
import { Attack } from "./attack.ts";
import { ACTORS, type ActorName, type FuzzFixture, openFuzzFixture } from "./fuzz-fixture.ts";
import { HOSTILE_RUNS, HOSTILE_SEED } from "./run-settings.ts";
import { keysOf } from "./secrets.ts";

const ENDPOINTS = (await contractEndpoints()).toSorted((a, b) => rank(a) - rank(b));

// Calls that end sessions, drafts or accounts come last, so that the others find existing data; calls that need a mail
// come first, since mails per hour are limited.
function rank({ name, method, path }: NamedEndpoint): number {
  if (name === "sendVerification") return -2;
  if (NEEDS_MAILED_TOKEN.has(name)) return -1;
  // Others speak of the title that it changes.
  if (name === "saveEdit") return 0.5;
  return method === "DELETE" || /delete|logout|end-|refund|password$/.test(path) ? 1 : 0;
}

// What comes by mail alone, what the server has signed, and what needs a language model.
const REFUSED_BY_NATURE: Record<string, number> = {
  confirmPasswordReset: 400,
  keepProposal: 400,
  translateListing: 400,
};

describe(`requests made from the contract's own schemas (seed ${HOSTILE_SEED}, ${HOSTILE_RUNS} an endpoint)`, () => {
  let fixture: FuzzFixture;
  let attack: Attack;

  beforeAll(async () => {
    fixture = await openFuzzFixture();
    attack = new Attack(fixture);
  });
  afterAll(async () => fixture?.close());

  test.each(ENDPOINTS.map((endpoint) => [endpoint.name, endpoint] as const))(
    "%s answers whatever it is sent: no 5xx, no hang, no live markup, no secret",
    async (name, endpoint) => {
      await fixture.renew();
      const swept = await sweep(endpoint, name);
      if (rank(endpoint) > 0) await fixture.renew();
      const found = [...swept, ...(await attack.on(endpoint))];
      expect(found.join("\n\n")).toBe("");
    },
    600_000,
  );

  async function sweep(endpoint: NamedEndpoint, name: string): Promise<string[]> {
    const good = GOOD_REQUESTS[name];
    const as: ActorName = endpoint.path.startsWith("/api/admin/") ? "admin" : "member";
    const { client, owned, account } = fixture.actors.member;
    if (!good || !owned) throw new Error(`GOOD_REQUESTS needs a request that its rightful caller gets done: ${name}`);
    const { failedOrderId, promoCode } = fixture;
    const self = fixture.actors[as].account;
    const token = account && NEEDS_MAILED_TOKEN.has(name) ? await mailedToken({ ...fixture, client, account }) : "";
    const known = { target: { owned, account }, self, anyAccount: account, failedOrderId, promoCode };
    const parts = await good({ ...known, mailedToken: token });
    const answer = await attack.good(endpoint, as, await callOf(endpoint, parts));
    expect(answer.status, `${name}: ${answer.text.slice(0, 500)}`).toBe(REFUSED_BY_NATURE[name] ?? 200);
    if (rank(endpoint) > 0) await fixture.renew();
    return attack.sweep(endpoint, as, parts);
  }

  test("every endpoint of the contract was reached", () => {
    const unreached = ENDPOINTS.filter(({ name }) => (attack.tally.get(name)?.size ?? 0) === 0);
    expect(unreached.map(({ name }) => name)).toEqual([]);
  });

  test("the log holds no customer's password, token or cookie", () => {
    const log = fixture.log();
    const told = ACTORS.flatMap((name) => keysOf(fixture.actors[name])).filter((key) => log.includes(key));
    expect(told).toEqual([]);
  });
});
