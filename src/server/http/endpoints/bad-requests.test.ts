import { expect, test } from "vitest";
import { createTestApp } from "#tests/support/app/test-app.ts";
import { everyEndpoint, sampleOf } from "#tests/support/samples/endpoint-samples.ts";

const BAD_VALUES = [undefined, null, "", "x", 7, "\u0000", "y".repeat(5000), [], {}];

type Told = { message: string; field?: string };

// Every field of every body with every kind of bad value: what is answered is read by people.
test("every 400 is one readable sentence, and never a field's name before a sentence of its own", async () => {
  const { app, close } = await createTestApp({ env: { RATE_LIMIT_SCALE: "1000" } });
  const told = new Set<string>();
  for (const { endpoint } of await everyEndpoint()) {
    if (!endpoint.body || endpoint.files) continue;
    const good = sampleOf(endpoint.body) as Record<string, unknown>;
    const url = endpoint.path.replaceAll(/\{\w+\}/g, "00000000-0000-4000-8000-000000000000");
    for (const name of Object.keys(good ?? {})) {
      for (const value of BAD_VALUES) {
        const answer = await app.inject({ method: endpoint.method, url, payload: { ...good, [name]: value } });
        if (answer.statusCode !== 400) continue;
        const { message, field } = answer.json<Told>();
        told.add(field && message.startsWith(`${field} `) ? message.slice(field.length + 1) : `: ${message}`);
      }
    }
  }
  await close();
  expect(told.size).toBeGreaterThan(5);
  expect([...told].filter((words) => /^[A-Z]/.test(words))).toEqual([]);
  expect([...told].filter((words) => /undefined|received|expected|Invalid input/.test(words))).toEqual([]);
});

test("a new password that is too short is told in the words of the contract alone", async () => {
  const { app, close } = await createTestApp();
  const payload = { token: "a".repeat(24), password: "abc" };
  const answer = await app.inject({ method: "POST", url: "/api/reset-password-confirm", payload });
  await close();
  expect(answer.json()).toEqual({ message: "Password must be at least 6 characters long.", field: "password" });
});
