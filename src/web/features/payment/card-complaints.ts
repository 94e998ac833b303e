import { confirmTestPayment } from "#shared/contract/payments.ts";

export const CARD_FIELDS = ["number", "expiry", "cvc"] as const;
export type CardField = (typeof CARD_FIELDS)[number];
export type TypedCard = Record<CardField, string>;

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

const { card: Card } = confirmTestPayment.body.shape;

// By the provider's own rules, at most one sentence for each field.
export function complaintsAbout(typed: TypedCard): Partial<TypedCard> {
  const complaints: Partial<TypedCard> = {};
  for (const { path, message } of Card.safeParse(typed).error?.issues ?? []) {
    const field = CARD_FIELDS.find((name) => name === path[0]);
    if (field) complaints[field] ??= typed[field] === "" ? REQUESTS[field] : `${SUBJECTS[field]} ${message}.`;
  }
  return complaints;
}

// Where a refusal belongs, if it is about one field.
export function fieldOfRefusal(code: string): CardField | null {
  if (code === "incorrect_cvc") return "cvc";
  if (code === "expired_card") return "expiry";
  return code === "not_a_test_card" ? "number" : null;
}
