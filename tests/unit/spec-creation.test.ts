import { afterEach, expect, test, vi } from "vitest";
import { startDetailedListing, startExpressListing } from "#web/features/creation/api.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test("a start that is not answered well fails under its own name", async () => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("down", { status: 503 }));
  const details = { property_address: "5 Pine Street", bedrooms: 2, bathrooms: 1 };
  await expect(startExpressListing(details)).rejects.toThrow("Express start failed");
  await expect(startDetailedListing("5 Pine Street")).rejects.toThrow("Detailed start failed");
});
