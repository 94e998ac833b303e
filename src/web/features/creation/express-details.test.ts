import { describe, expect, test } from "vitest";
import { startExpress } from "#shared/contract/intake/express.ts";
import { complaintAbout, ExpressDetails, NOTHING_TYPED, type TypedDetails, toExpressStart } from "./express-details.ts";

const complete: TypedDetails = {
  platform: "airbnb",
  address: " 12 Fore Street, St Ives ",
  bedrooms: "3",
  bathrooms: "2.5",
  maxGuests: "6",
  petFriendly: true,
};

function wrongFields(typed: TypedDetails): string[] {
  return (ExpressDetails.safeParse(typed).error?.issues ?? []).map(({ path }) => path.join("."));
}

describe("what is sent", () => {
  test("numbers as numbers, the address without space around it, and the pictures", () => {
    const pictures = { photos: [`/files/${"a".repeat(40)}.webp`], floorPlan: `/files/${"b".repeat(40)}.webp` };
    const body = toExpressStart(ExpressDetails.parse(complete), pictures);
    expect(body).toEqual({
      property_address: "12 Fore Street, St Ives",
      platform: "airbnb",
      bedrooms: 3,
      bathrooms: 2.5,
      maxGuests: 6,
      guestsGiven: true,
      petFriendly: true,
      ...pictures,
    });
    expect(startExpress.body.parse(body)).toEqual(body);
  });

  test.for([
    ["", { maxGuests: 1, guestsGiven: false }],
    ["1", { maxGuests: 1, guestsGiven: true }],
  ] as const)("the guest count %o is sent as %o", ([maxGuests, sent]) => {
    const details = ExpressDetails.parse({ ...complete, maxGuests });
    expect(toExpressStart(details, { photos: [], floorPlan: null })).toMatchObject(sent);
  });
});

describe("required fields", () => {
  test.for(["platform", "address", "bedrooms", "bathrooms"] as const)("%s cannot be empty", (name) => {
    const typed = { ...complete, [name]: "  " };
    expect(wrongFields(typed)).toEqual([name]);
    expect(complaintAbout(typed)).toEqual({
      title: "Missing Information",
      description: "Please fill in all required fields.",
    });
  });

  test("an untouched form misses address, bedrooms and bathrooms", () => {
    expect(wrongFields(NOTHING_TYPED)).toEqual(["address", "bedrooms", "bathrooms"]);
  });
});

test("only Airbnb is accepted", () => {
  const typed = { ...complete, platform: "vrbo" };
  expect(wrongFields(typed)).toEqual(["platform"]);
  expect(complaintAbout(typed)).toEqual({
    title: "Platform Not Available",
    description: "Only Airbnb listings are available during early access.",
  });
});

describe("bounds", () => {
  test.for([
    ["bedrooms", ["0", "20"], ["-1", "21", "1.5", "1e9", "many"]],
    ["bathrooms", ["0", "0.5", "20"], ["-0.5", "20.5", "1.3"]],
    ["maxGuests", ["", "1", "50"], ["0", "51", "2.5"]],
  ] as const)("%s", ([name, good, bad]) => {
    const isWrong = (value: string) => wrongFields({ ...complete, [name]: value }).includes(name);
    expect(good.filter(isWrong)).toEqual([]);
    expect(bad.filter(isWrong)).toEqual(bad);
  });

  test("a number out of bounds is told at its field, without a toast", () => {
    const typed = { ...complete, bathrooms: "21" };
    expect(complaintAbout(typed)).toBeNull();
    expect(ExpressDetails.safeParse(typed).error?.issues[0]?.message).toBe("Enter 0 to 20.");
  });
});
