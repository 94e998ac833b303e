import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, type TestServer } from "#tests/support/app/test-server.ts";

let shop: TestServer;
beforeAll(async () => {
  shop = await openTestServer();
});
afterAll(async () => {
  await shop.stop();
  await shop.database.drop();
});

const property = {
  title: "Lake House",
  address: "5 Lake View, Kelowna",
  bedrooms: 3,
  bathrooms: 2.5,
  features: ["Pool"],
  images: [],
  propertyType: "vacation_rental",
};
type Described = { id: string; platformType: string; content: string }[];

test.for([
  ["vacation_rental", ["airbnb", "vrbo", "website"]],
  ["real_estate", ["mls", "social", "marketing"]],
] as const)(
  "one price covers the three texts of a %s property, quoted before the property exists",
  async ([propertyType, platforms]) => {
    const buyer = shop.browser();
    const data = { ...property, propertyType };
    const quote = await buyer.quote({ propertyData: data });
    await buyer.payByTestCard(quote);
    const { id } = (await buyer.post<{ id: string }>("/api/properties", data)).body;
    const ask = () =>
      buyer.post<Described>(`/api/properties/${id}/generate-descriptions`, { paymentIntentId: quote.paymentIntentId });
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(answer.body.map(({ platformType }) => platformType)).toEqual(platforms);
    for (const { content } of answer.body) expect(content).toContain("5 Lake View");
    expect(new Set(answer.body.map((described) => described.id).filter(Boolean)).size).toBe(platforms.length);
    expect(await ask()).toEqual(answer);
  },
);

test("a property is delivered for a free order of its own, and for no other property", async () => {
  const buyer = shop.browser();
  const ids = [];
  for (const address of ["1 A Street", "2 B Street"]) {
    ids.push((await buyer.post<{ id: string }>("/api/properties", { ...property, address })).body.id);
  }
  const { paymentIntentId } = await buyer.quote({ propertyId: ids[0], promoCode: "ALPHA100" });
  expect((await buyer.post(`/api/properties/${ids[1]}/generate-descriptions`, { paymentIntentId })).status).toBe(409);
  expect((await buyer.post(`/api/properties/${ids[0]}/generate-descriptions`, { paymentIntentId })).status).toBe(200);
});

test("another customer's property, an unknown one and an unpaid one are not described", async () => {
  const owner = shop.browser();
  const { id } = (await owner.post<{ id: string }>("/api/properties", property)).body;
  const buyer = shop.browser();
  const { paymentIntentId } = await buyer.quote({ promoCode: "ALPHA100" });
  for (const path of [id, crypto.randomUUID(), "not-an-id"]) {
    expect((await buyer.post(`/api/properties/${path}/generate-descriptions`, { paymentIntentId })).status).toBe(404);
  }
  const unpaid = await owner.quote({ propertyId: id });
  const asked = { paymentIntentId: unpaid.paymentIntentId };
  expect((await owner.post(`/api/properties/${id}/generate-descriptions`, asked)).status).toBe(409);
});

test.for([
  [{ title: " " }, "title"],
  [{ address: undefined }, "address"],
  [{ propertyType: "castle" }, "propertyType"],
] as const)("a property with %o is refused, and the field is named", async ([wrong, field]) => {
  const answer = await shop.browser().post("/api/properties", { ...property, ...wrong });
  expect(answer).toMatchObject({ status: 400, body: { field } });
});
