import { execFileSync } from "node:child_process";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { capturedLog, createTestApp, useTestApp } from "#tests/support/app/test-app.ts";
import { requestLines } from "./log.ts";

const { log: appLog, lines: appLines } = capturedLog();
const current = useTestApp({ log: appLog });

test.for([
  ["a password", { body: { password: "hunter2secret" } }, "hunter2secret"],
  ["a token deep inside", { a: { b: { resetToken: "tok_deep" } } }, "tok_deep"],
  ["a cookie header", { headers: { cookie: "visitor=abc" } }, "visitor=abc"],
  ["an authorization header", { authorization: "Bearer xyz" }, "xyz"],
  ["an e-mail under any name", { to: "ana.lee+x@mail.example.com" }, "ana.lee"],
  ["a street", { property_address: '12 "Pine" Road' }, "Pine"],
  ["a token in an address", { url: "/reset-password?token=abc123&x=1" }, "abc123"],
  ["a database password", { url: "postgres://app:pa55w0rd@db.example/x" }, "pa55w0rd"],
  ["a visitor within a sentence", { said: "sent visitor=abc123" }, "abc123"],
  ["a session within a sentence", { said: "sent session_data=abc123" }, "abc123"],
] as const)("%s does not reach the log", ([, fields, secret]) => {
  const { log, lines } = capturedLog();
  log.info(fields, "something happened");
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("something happened");
  expect(lines[0]).not.toContain(secret);
  expect(() => JSON.parse(lines[0] ?? "")).not.toThrow();
});

test("whatever a secret looks like, its line stays valid JSON and does not show it", () => {
  const secret = fc.string({ minLength: 4, unit: "grapheme" }).map((text) => `s3cr3t${text}`);
  const key = fc.constantFrom("password", "resetToken", "cookie", "email", "property_address", "STRIPE_SECRET_KEY");
  fc.assert(
    fc.property(key, secret, (name, value) => {
      const { log, lines } = capturedLog();
      log.info({ deep: { [name]: value }, kept: "kept" }, "hello");
      expect(JSON.parse(lines[0] ?? "")).toMatchObject({ deep: { [name]: "[redacted]" }, kept: "kept" });
      expect(lines[0]).not.toContain("s3cr3t");
    }),
  );
});

test("an e-mail inside an error's text is redacted as well", () => {
  const { log, lines } = capturedLog();
  log.error({ err: new Error("no mailbox for ana@example.com") }, "mail failed");
  expect(lines[0]).toContain("no mailbox for [redacted]");
});

test("a request is one line with its id, route pattern and status, without its address or body", async () => {
  const answer = await current().app.inject({
    method: "POST",
    url: "/api/intake/property?token=in-the-query",
    payload: { mode: "deep", address: "77 Hidden Lane" },
  });
  const line = appLines.map((text) => JSON.parse(text)).find(({ msg }) => msg === "request");
  expect(line).toMatchObject({
    reqId: answer.headers["x-request-id"],
    method: "POST",
    route: "/api/intake/property",
    status: 200,
  });
  expect(appLines.join("")).not.toMatch(/Hidden Lane|in-the-query/);
});

test("the line of a request is the one that the log itself would write", () => {
  const { log, lines } = capturedLog();
  const line = { reqId: "id-1", method: "GET", route: '/api/a"b/:id', status: 200, ms: 3 };
  for (const level of ["info", "debug"] as const) {
    log[level](line, "request");
    requestLines(log)(level, line);
  }
  const [info, ownInfo, debug, ownDebug] = lines.map((text) => text.replace(/"time":\d{13}/, '"time":0'));
  expect([ownInfo, ownDebug]).toEqual([info, debug]);
  expect(info).toContain('"time":0,');
});

test("an error is logged with the id of its request", async () => {
  const { log, lines } = capturedLog();
  const { app, close } = await createTestApp({ log });
  app.get("/fails", () => {
    throw new Error("out of order");
  });
  const answer = await app.inject("/fails");
  await close();
  expect(answer.statusCode).toBe(500);
  const line = lines.map((text) => JSON.parse(text)).find(({ msg }) => msg === "request failed");
  expect(line).toMatchObject({ level: 50, reqId: answer.headers["x-request-id"], err: { message: "out of order" } });
});

test("what was logged last is written although the process ends at once", () => {
  const file = join(import.meta.dirname, "log.ts");
  const script = `import { createLog } from ${JSON.stringify(file)};
    const log = createLog("info");
    log.info("first");
    log.info("last");
    process.exit(0);`;
  const output = execFileSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8" });
  const messages = output
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).msg);
  expect(messages).toEqual(["first", "last"]);
});
