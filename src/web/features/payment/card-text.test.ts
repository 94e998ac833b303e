import { expect, test } from "vitest";
import { brandOf, complaintsAbout, formatCvc, formatExpiry, groupCardNumber } from "./card-text.ts";

test.for([
  ["", ""],
  ["4242", "4242"],
  ["42424", "4242 4"],
  ["4242424242424242", "4242 4242 4242 4242"],
  ["4242-4242 4242x4242", "4242 4242 4242 4242"],
  ["378282246310005", "3782 822463 10005"],
  ["37828", "3782 8"],
  ["62000000000000000035", "6200 0000 0000 0000 003"],
] as const)("the number %o is shown as %o", ([typed, shown]) => {
  expect(groupCardNumber(typed)).toBe(shown);
});

test.for([
  ["", ""],
  ["1", "1"],
  ["0", "0"],
  ["12", "12"],
  ["123", "12 / 3"],
  ["1234", "12 / 34"],
  ["12/34", "12 / 34"],
  ["12 / 345", "12 / 34"],
  ["12/2034", "12 / 2034"],
  ["122034", "12 / 2034"],
  ["5", "05 / "],
  ["05 / 3", "05 / 3"],
  ["1/", "01 / "],
  ["1/34", "01 / 34"],
  ["12/", "12 / "],
  ["x", ""],
] as const)("the expiry date %o is shown as %o", ([typed, shown]) => {
  expect(formatExpiry(typed)).toBe(shown);
});

test("an expiry date can be deleted to its beginning", () => {
  const steps = [];
  for (let shown = "05 / 34"; shown !== ""; shown = formatExpiry(shown.slice(0, -1), true)) steps.push(shown);
  expect(steps).toEqual(["05 / 34", "05 / 3", "05", "0"]);
});

test("a security code is at most four digits", () => {
  expect(formatCvc("12 34x5")).toBe("1234");
});

test.for([
  ["4242", "Visa"],
  ["5555 5555", "Mastercard"],
  ["2223 0031", "Mastercard"],
  ["3782", "American Express"],
  ["6011", "Discover"],
  ["9", null],
  ["", null],
] as const)("%o is a card of %o", ([typed, brand]) => {
  expect(brandOf(typed)).toBe(brand);
});

const nextYear = String(new Date().getFullYear() + 1).slice(2);
const card = { number: "4242 4242 4242 4242", expiry: `12 / ${nextYear}`, cvc: "123" };

test("a card as it is shown in the fields is complete", () => {
  expect(complaintsAbout(card)).toEqual({});
  expect(complaintsAbout({ ...card, number: "3782 822463 10005", cvc: "1234" })).toEqual({});
});

test("each empty field is asked for", () => {
  expect(complaintsAbout({ number: "", expiry: "", cvc: "" })).toEqual({
    number: "Enter the card number.",
    expiry: "Enter the expiry date.",
    cvc: "Enter the security code.",
  });
});

test.for([
  [{ number: "4242 4242 4242 424" }, { number: "The number you entered is incomplete." }],
  [{ number: "4242 4242 4242 4241" }, { number: "The number you entered is not a valid card number." }],
  [{ expiry: "12" }, { expiry: "The expiry date is incomplete." }],
  [{ expiry: "13 / 30" }, { expiry: "The expiry date is incomplete." }],
  [{ expiry: "01 / 20" }, { expiry: "The expiry date is in the past." }],
  [{ cvc: "12" }, { cvc: "The security code is incomplete." }],
  [{ cvc: "1234" }, { cvc: "The security code is incomplete." }],
  [{ number: "3782 822463 10005" }, { cvc: "The security code is incomplete." }],
] as const)("%o", ([changes, complaints]) => {
  expect(complaintsAbout({ ...card, ...changes })).toEqual(complaints);
});
