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
const LONGEST_NUMBER = 19;
const LONGEST_CVC = 4;

const digitsOf = (text: string) => text.replaceAll(/\D/g, "");
const isAmex = (digits: string) => /^3[47]/.test(digits);

// As it is printed on the card: groups of four, on American Express four, six and five.
export function groupCardNumber(typed: string): string {
  const digits = digitsOf(typed).slice(0, LONGEST_NUMBER);
  if (!isAmex(digits)) return digits.replaceAll(/\d{4}(?=\d)/g, "$& ");
  return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)].filter(Boolean).join(" ");
}

// "MM / YY". What is being deleted is left alone, or a separator could never be deleted.
export function formatExpiry(typed: string, isDeleting = false): string {
  if (isDeleting) return typed.replace(/(?<![\s/])[\s/]+$/, "");
  const [, head = "", separator = "", tail = ""] = /^\D*(\d*)(\D*)(.*)$/s.exec(typed) ?? [];
  const { month, rest, isOver } = monthIn(head, separator !== "");
  const year = yearOf(rest + tail);
  if (year !== "") return `${month} / ${year}`;
  return isOver ? `${month} / ` : month;
}

// A month ends with its second digit, at a separator, or where a second digit is impossible.
function monthIn(digits: string, hasSeparator: boolean): { month: string; rest: string; isOver: boolean } {
  if (/^[2-9]/.test(digits)) return { month: `0${digits.slice(0, 1)}`, rest: digits.slice(1), isOver: true };
  if (digits.length >= 2) return { month: digits.slice(0, 2), rest: digits.slice(2), isOver: hasSeparator };
  if (digits === "1" && hasSeparator) return { month: "01", rest: "", isOver: true };
  return { month: digits, rest: "", isOver: false };
}

// Two digits, or four as browsers fill them in.
function yearOf(text: string): string {
  const digits = digitsOf(text);
  return digits.slice(0, digits.startsWith("20") ? 4 : 2);
}

export function formatCvc(typed: string): string {
  return digitsOf(typed).slice(0, LONGEST_CVC);
}

const BRANDS: [RegExp, string][] = [
  [/^4/, "Visa"],
  [/^(5[1-5]|2[2-7])/, "Mastercard"],
  [/^3[47]/, "American Express"],
  [/^6(011|4|5)/, "Discover"],
];

export function brandOf(typedNumber: string): string | null {
  const digits = digitsOf(typedNumber);
  return BRANDS.find(([pattern]) => pattern.test(digits))?.[1] ?? null;
}

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
