import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Platform } from "#writer/description.ts";

const WEIGHTS = "../notes/small-words/network/weights.ts";

// In this thread no network can be read; in the one that tells ahead they all can.
beforeEach(() => {
  vi.resetModules();
  vi.doMock(WEIGHTS, () => ({
    readWeights: () => {
      throw new Error("A network was asked in the wrong thread.");
    },
  }));
});

// Tests share their modules.
afterEach(() => {
  vi.doUnmock(WEIGHTS);
  vi.resetModules();
});

async function load() {
  const { describeProperty } = await import("#writer/write-description.ts");
  const { tellAhead } = await import("./tell-ahead.ts");
  return { describeProperty, tellAhead };
}

const request = (living: string) => ({
  property: {
    address: "Whitby, United Kingdom",
    property_type: "House",
    bedrooms: 2,
    best_thing: "whole house by the harbour, walk to the beach",
    living_notes: living,
    nearby_places: "Fish market - 5 min walk",
  },
  options: { platform: "airbnb" as Platform },
});

it("writes without asking a network what was told ahead", async () => {
  const { describeProperty, tellAhead } = await load();
  const asked = request("open plan, arty, bright. first floor");
  await tellAhead(asked);
  expect(describeProperty(asked).content).toMatch(/open plan/);
});

it("leaves other notes to whoever writes", async () => {
  const { describeProperty, tellAhead } = await load();
  await tellAhead(request("open plan, arty, bright"));
  expect(() => describeProperty(request("cosy, old beams. wood stove"))).toThrow("wrong thread");
});
