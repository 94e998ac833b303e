import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useRecordingServer } from "#tests/support/fakes/recording-server.ts";
import { areEarlyAnswersGood } from "./early-answers.ts";
import { request } from "./request.ts";

const { received, origin } = useRecordingServer();

const answered = (body: string) => Promise.resolve(new Response(body));

function askedEarly(answers: [string, Promise<Response | null>][]): void {
  Object.assign(globalThis, { earlyAnswers: new Map(answers) });
}

// A page that was just opened, however long the tests have run.
beforeEach(() => {
  vi.spyOn(performance, "now").mockReturnValue(1000);
});

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(globalThis, "earlyAnswers");
});

test("what the page's HTML has asked for is not asked again, and answers one question only", async () => {
  const url = `${origin()}/api/auth/user`;
  askedEarly([[url, answered("early")]]);
  expect(await (await request("GET", url)).text()).toBe("early");
  expect(received).toHaveLength(0);
  await request("GET", url);
  expect(received).toHaveLength(1);
});

test("an early question that got no answer is asked as any other", async () => {
  const url = `${origin()}/api/config`;
  askedEarly([[url, Promise.resolve(null)]]);
  await request("GET", url);
  expect(received).toHaveLength(1);
});

test("after a change, what was read before it is read again", async () => {
  const url = `${origin()}/api/auth/user`;
  askedEarly([[url, answered("early")]]);
  await request("POST", `${origin()}/api/login`, {});
  await request("GET", url);
  expect(received.map(({ method }) => method)).toEqual(["POST", "GET"]);
});

test("a refusal that came early is told like any other", async () => {
  const url = `${origin()}/api/auth/user`;
  askedEarly([[url, Promise.resolve(new Response("no", { status: 401 }))]]);
  await expect(request("GET", url)).rejects.toMatchObject({ status: 401 });
});

test("after a refusal nothing that came early is believed", async () => {
  const [draft, schema] = [`${origin()}/api/intake/1`, `${origin()}/api/intake/1/schema`];
  askedEarly([
    [draft, Promise.resolve(new Response("no", { status: 404 }))],
    [schema, Promise.resolve(new Response("no", { status: 404 }))],
  ]);
  await expect(request("GET", draft)).rejects.toMatchObject({ status: 404 });
  await request("GET", schema);
  expect(received).toHaveLength(1);
});

test("what was asked for long ago is asked again", async () => {
  const url = `${origin()}/api/auth/user`;
  askedEarly([[url, answered("early")]]);
  vi.spyOn(performance, "now").mockReturnValue(60_000);
  await request("GET", url);
  expect(received).toHaveLength(1);
});

test("early answers are good when all of them have come and can be shown", async () => {
  const [one, other] = [`${origin()}/api/config`, `${origin()}/api/user/listings`];
  expect(await areEarlyAnswersGood()).toBe(false);
  askedEarly([
    [one, answered("early")],
    [other, answered("early")],
  ]);
  expect(await areEarlyAnswersGood()).toBe(true);
  askedEarly([
    [one, answered("early")],
    [other, Promise.resolve(new Response("no", { status: 401 }))],
  ]);
  expect(await areEarlyAnswersGood()).toBe(false);
  askedEarly([[one, Promise.resolve(null)]]);
  expect(await areEarlyAnswersGood()).toBe(false);
});
