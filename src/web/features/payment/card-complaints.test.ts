import { expect, test } from "vitest";
import { complaintsAbout } from "./card-complaints.ts";

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
