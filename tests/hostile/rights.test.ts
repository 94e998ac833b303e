import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CALLERS, type Caller, type Side, sidesFor } from "./rights/callers.ts";
import { changesBetween, takeFingerprint } from "./rights/fingerprint.ts";
import { type Neighbourhood, openNeighbourhood } from "./rights/neighbourhood.ts";
import { ROWS } from "./rights/rows.ts";
import { contractEndpoints, type NamedEndpoint } from "./support/contract-endpoints.ts";
import { callOf, GOOD_REQUESTS } from "./support/good-requests.ts";
import type { Answer } from "./support/http-client.ts";

const ENDPOINTS = await contractEndpoints();

test("every endpoint of the contract has a row, and every row an endpoint", () => {
  expect(Object.keys(ROWS).toSorted()).toEqual(ENDPOINTS.map(({ name }) => name).toSorted());
});

describe("who is answered what", () => {
  let place: Neighbourhood;

  beforeAll(async () => {
    place = await openNeighbourhood();
  });
  afterAll(async () => place?.close());

  const ask = async (endpoint: NamedEndpoint, { caller, side }: Asked): Promise<Answer> => {
    const good = GOOD_REQUESTS[endpoint.name];
    if (!good) throw new Error(`GOOD_REQUESTS needs a request for ${endpoint.name}`);
    const { promoCode, failedOrderId, owners, callers } = place;
    const { person, account: self } = callers[caller];
    const anyAccount = owners.member.account;
    const parts = await good({ target: owners[side], self, anyAccount, failedOrderId, promoCode });
    return person.tryCall(await callOf(endpoint, parts));
  };

  const toldIn = (answer: Answer, side: Side): string[] => {
    const { things, account } = place.owners[side];
    const secrets = [things.secret, things.draftSecret, things.byCard.content, account?.firstName, account?.email];
    return secrets.filter((secret) => secret && answer.text.includes(secret)).map((secret) => `told ${secret}`);
  };

  // Nothing has changed, and nothing of the thing was told.
  async function refuses(endpoint: NamedEndpoint, asked: Asked[]): Promise<string[]> {
    const found: string[] = [];
    let before = await takeFingerprint(place.database, place.dataDir);
    for (const each of asked) {
      const answer = await ask(endpoint, each);
      const after = await takeFingerprint(place.database, place.dataDir);
      const changed = changesBetween(before, after).map((table) => `changed ${table}`);
      found.push(...told(each, [...wrongStatus(answer, each), ...changed, ...toldIn(answer, each.side)]));
      before = after;
    }
    return found;
  }

  // What everyone may ask for answers each with their own, and nothing private is left in a cache.
  async function answers(endpoint: NamedEndpoint, asked: Asked[]): Promise<string[]> {
    const row = ROWS[endpoint.name];
    const isPrivate = endpoint.method === "GET" && !row?.isPublic;
    const found: string[] = [];
    for (const each of asked) {
      const answer = await ask(endpoint, each);
      const isKept = isPrivate && !/no-store/.test(answer.headers["cache-control"] ?? "");
      const isForeign = row?.isOwn && !row.isOpen && !HOLDERS.has(each.caller);
      const problems = [
        ...wrongStatus(answer, each),
        ...(isKept ? ["may be kept by caches"] : []),
        ...(isForeign ? toldIn(answer, each.side) : []),
      ];
      found.push(...told(each, problems));
      if (endpoint.method !== "GET") await place.mend();
    }
    return found;
  }

  const known = ENDPOINTS.filter(({ name }) => Object.hasOwn(ROWS, name));
  test.each(known.map((endpoint) => [endpoint.name, endpoint] as const))("%s", async (name, endpoint) => {
    const row = ROWS[name];
    if (!row) throw new Error("unreachable: it has a row");
    const asked = CALLERS.flatMap((caller) =>
      sidesFor(caller, row).map((side) => ({ caller, side, expected: row[caller] })),
    );
    const refused = await refuses(endpoint, asked.filter(({ expected }) => expected !== 200));
    const answered = await answers(endpoint, asked.filter(({ expected }) => expected === 200));
    expect([...refused, ...answered]).toEqual([]);
  });
});

type Asked = { caller: Caller; side: Side; expected: number };

function wrongStatus({ status, text }: Answer, { expected }: Asked): string[] {
  return status === expected ? [] : [`was answered ${status}, not ${expected}: ${text.slice(0, 200)}`];
}

const told = ({ caller, side }: Asked, problems: string[]) =>
  problems.map((problem) => `${caller}, about the ${side}'s: ${problem}`);

// Whoever has a right to the thing itself.
const HOLDERS = new Set<Caller>(["guestOwner", "memberOwner", "linkOwner", "linkManager"]);
