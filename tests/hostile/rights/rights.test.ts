import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp } from "#tests/support/app/test-app.ts";
import { contractEndpoints } from "../support/contract-endpoints.ts";
import { callOf, GOOD_REQUESTS, type Known } from "../support/good-requests.ts";
import type { Answer, Call } from "../support/http-client.ts";
import { NEEDS_MAILED_TOKEN } from "../support/mailed-token.ts";
import { CALLERS, type Caller, type Side, sidesFor } from "./callers.ts";
import { CROSSINGS } from "./crossings.ts";
import { changesBetween, takeFingerprint } from "./fingerprint.ts";
import { DOCUMENTATION, HAND_BOUND_ROUTES, routesIn } from "./hand-bound-routes.ts";
import { openRightsFixture, type RightsFixture } from "./rights-fixture.ts";
import { ROWS, type Row } from "./rows.ts";

// Pictures of the built pages, there once the pages were built.
const PUBLIC_FILE = /^GET \/[a-z\d-]{1,40}\.(?:ico|png|svg)$/;

const ENDPOINTS = await contractEndpoints();
const routeOf = ({ method, path }: { method: string; path: string }) =>
  `${method} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`;

// An endpoint or route, with the status that each caller gets.
type Subject = { name: string; method: string; row: Row; call: (known: Known) => Promise<Call> };
type Asked = { caller: Caller; side: Side; expected: number };

const SUBJECTS: Subject[] = [
  ...ENDPOINTS.flatMap((endpoint) => {
    const { name, method } = endpoint;
    const [row, good] = [ROWS[name], GOOD_REQUESTS[name]];
    const call = async (known: Known) => callOf(endpoint, (await good?.(known)) ?? {});
    return row && good ? [{ name, method, row, call }] : [];
  }),
  ...Object.entries(HAND_BOUND_ROUTES).map(([name, { call, ...row }]) => ({
    name,
    method: name.split(" ")[0] ?? "",
    row,
    call: async (known: Known) => call(known),
  })),
];

describe("the table of rights is complete", () => {
  const names = ENDPOINTS.map(({ name }) => name).toSorted();

  test("every endpoint of the contract has a row, and every row an endpoint", () => {
    expect(Object.keys(ROWS).toSorted()).toEqual(names);
  });

  test("every endpoint of the contract has a request that succeeds for a caller with the right", () => {
    expect(Object.keys(GOOD_REQUESTS).toSorted()).toEqual(names);
  });

  test("every route of the server is in the contract or has a row of its own", async () => {
    const { app, close } = await createTestApp();
    await app.ready();
    const drawing = app.printRoutes({ commonPrefix: false });
    await close();
    const known = new Set([...ENDPOINTS.map(routeOf), ...Object.keys(HAND_BOUND_ROUTES)]);
    const routes = routesIn(drawing);
    const isExpected = (route: string) => known.has(route) || DOCUMENTATION.test(route) || PUBLIC_FILE.test(route);
    expect(routes.filter((route) => !isExpected(route))).toEqual([]);
    expect([...known].filter((route) => !routes.includes(route))).toEqual([]);
  });
});

describe("the status that each caller gets", () => {
  let place: RightsFixture;

  beforeAll(async () => {
    place = await openRightsFixture();
  });
  afterAll(async () => place?.close());

  let mailed = "";
  const ask = async (subject: Subject, { caller, side }: Asked, method = subject.method): Promise<Answer> => {
    const { promoCode, failedOrderId, owners, callers } = place;
    const { client, account: self } = callers[caller];
    const anyAccount = owners.member.account;
    const known = { target: owners[side], self, anyAccount, mailedToken: mailed, failedOrderId, promoCode };
    const call = await subject.call(known);
    return client.tryCall({ ...call, method });
  };

  const toldIn = (answer: Answer, side: Side): string[] => {
    const { owned, account } = place.owners[side];
    const secrets = [owned.secret, owned.draftSecret, owned.byCard.content, account?.firstName, account?.email];
    return secrets.filter((secret) => secret && answer.text.includes(secret)).map((secret) => `told ${secret}`);
  };

  // Nothing has changed and nothing was revealed, by HEAD no more than by GET.
  async function refuses(subject: Subject, asked: Asked[]): Promise<string[]> {
    const found: string[] = [];
    let before = await takeFingerprint(place.database, place.dataDir);
    for (const each of asked) {
      const answer = await ask(subject, each);
      const isHeadToo = subject.method === "GET" && each.side === "member";
      const head = isHeadToo ? await ask(subject, each, "HEAD") : null;
      const after = await takeFingerprint(place.database, place.dataDir);
      const changed = changesBetween(before, after).map((table) => `changed ${table}`);
      const statuses = [...wrongStatus(answer, each), ...(head ? wrongStatus(head, each) : [])];
      found.push(...told(each, [...statuses, ...changed, ...toldIn(answer, each.side)]));
      before = after;
    }
    return found;
  }

  // What everyone may ask for answers each with their own, and nothing private is left in a cache.
  async function answers({ row, ...subject }: Subject, asked: Asked[]): Promise<string[]> {
    const isPrivate = subject.method === "GET" && !row.isPublic;
    const found: string[] = [];
    for (const each of asked) {
      const answer = await ask({ row, ...subject }, each);
      const isKept = isPrivate && !/no-store/.test(answer.headers["cache-control"] ?? "");
      const isForeign = row.isOwn && !row.isOpen && !HOLDERS.has(each.caller);
      const problems = [
        ...wrongStatus(answer, each),
        ...(isKept ? ["may be kept by caches"] : []),
        ...(isForeign ? toldIn(answer, each.side) : []),
      ];
      found.push(...told(each, problems));
      if (ENDS_THINGS.test(subject.name)) await place.mend();
    }
    return found;
  }

  test.each(SUBJECTS.map((subject) => [subject.name, subject] as const))("%s", async (_, subject) => {
    const { row } = subject;
    if (NEEDS_MAILED_TOKEN.has(subject.name)) mailed = await place.mailToken();
    const asked = CALLERS.flatMap((caller) =>
      sidesFor(caller, row).map((side) => ({ caller, side, expected: row[caller] })),
    );
    const refused = await refuses(
      subject,
      asked.filter(({ expected }) => expected !== 200),
    );
    const answered = await answers(
      subject,
      asked.filter(({ expected }) => expected === 200),
    );
    expect([...refused, ...answered]).toEqual([]);
  });

  test.each(Object.entries(CROSSINGS))("%s is refused", async (_, { refusal, call }) => {
    const { guest, member } = place.owners;
    const found: string[] = [];
    for (const [own, foreign, side] of [
      [guest, member, "member"],
      [member, guest, "guest"],
    ] as const) {
      const before = await takeFingerprint(place.database, place.dataDir);
      const answer = await own.client.tryCall(call(own.owned, foreign.owned));
      const after = await takeFingerprint(place.database, place.dataDir);
      const asked = { caller: side === "guest" ? "memberOwner" : "guestOwner", side, expected: refusal } as const;
      const changed = changesBetween(before, after).map((table) => `changed ${table}`);
      found.push(...told(asked, [...wrongStatus(answer, asked), ...changed, ...toldIn(answer, side)]));
    }
    expect(found).toEqual([]);
  });
});

function wrongStatus({ status, text }: Answer, { expected }: Asked): string[] {
  return status === expected ? [] : [`was answered ${status}, not ${expected}: ${text.slice(0, 200)}`];
}

const told = ({ caller, side }: Asked, problems: string[]) =>
  problems.map((problem) => `${caller}, about the ${side}'s: ${problem}`);

// After these calls the data that they ended is created again. Signing in moves a guest's data to the account.
const ENDS_THINGS = /^(end|delete|revoke|logout|refund|login|register|changePassword)/;

// Callers with a right to the data itself.
const HOLDERS = new Set<Caller>(["guestOwner", "memberOwner", "linkOwner", "linkManager"]);
