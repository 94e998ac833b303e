import { CARD_FIELDS, type CardField, cardProblems, type TypedCard, withoutBlanks } from "#shared/payment/test-card.ts";

const REQUESTS: TypedCard = {
  number: "Enter the card number.",
  expiry: "Enter the expiry date.",
  cvc: "Enter the security code.",
};
const SUBJECTS: TypedCard = {
  number: "The number you entered",
  expiry: "The expiry date",
  cvc: "The security code",
};

// By the provider's own rules, at most one sentence for each field.
export function complaintsAbout(typed: TypedCard): Partial<TypedCard> {
  const { number, expiry, cvc } = typed;
  const problems = cardProblems({
    number: withoutBlanks(number),
    expiry: withoutBlanks(expiry),
    cvc: withoutBlanks(cvc),
  });
  const complaints = CARD_FIELDS.filter((field) => problems[field] !== undefined).map((field) => [
    field,
    typed[field] === "" ? REQUESTS[field] : `${SUBJECTS[field]} ${problems[field]}.`,
  ]);
  return Object.fromEntries(complaints);
}

// Where a refusal belongs, if it is about one field.
export function fieldOfRefusal(code: string): CardField | null {
  if (code === "incorrect_cvc") return "cvc";
  if (code === "expired_card") return "expiry";
  return code === "not_a_test_card" ? "number" : null;
}
