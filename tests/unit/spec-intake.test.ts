import { afterEach, expect, test, vi } from "vitest";
import { BATHROOM_TYPES, BED_TYPES } from "#shared/intake/answers/room-entries.ts";
import { createTestBrowser, useTestApp } from "#tests/support/app/test-app.ts";
import { loadDraft, saveAnswers } from "#web/features/intake/api.ts";

const current = useTestApp();

afterEach(() => {
  vi.restoreAllMocks();
});

test("beds and bathrooms have their named types, in this order", () => {
  expect(BED_TYPES.join(", ")).toBe("King, Queen, Double, Twin, Bunk, Sofa bed, Futon, Daybed, Murphy, Crib, Other");
  expect(BATHROOM_TYPES.join(", ")).toBe("Full, Half, Ensuite, Shared, Shower Only, Tub Only");
});

test("a form without a role in its address is the owner's", async () => {
  const creator = createTestBrowser(current().app);
  const started = await creator.post("/api/intake/property", { mode: "deep", address: "12 Pine Road, Oslo" });
  const { id } = started.json<{ id: string }>();
  const schema = async (query: string) => (await creator.get(`/api/intake/${id}/schema${query}`)).json();
  expect(await schema("")).toEqual(await schema("?role=owner"));
  expect(await schema("")).not.toEqual(await schema("?role=manager"));
});

const view = { id: "d1", role: "owner" } as const;

test("a load that is not answered well fails with its own words", async () => {
  vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("down", { status: 503 }));
  await expect(loadDraft(view)).rejects.toThrow("Load draft failed");
});

test("a save that is not answered well fails with its own words", async () => {
  vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("down", { status: 503 }));
  await expect(saveAnswers({ view, clientId: "c1", values: {} })).rejects.toThrow("Save failed");
});
