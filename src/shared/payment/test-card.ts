export const CARD_FIELDS = ["number", "expiry", "cvc"] as const;
export type CardField = (typeof CARD_FIELDS)[number];
export type TypedCard = Record<CardField, string>;

const EXPIRY = /^(0[1-9]|1[0-2])\/?(?:20)?(\d\d)$/;

export const withoutBlanks = (text: string) => text.replaceAll(/[\s-]/g, "");

// A card as people type it, blanks aside. Its form and the test provider hold to the same rules and the same words.
export function cardProblems({ number, expiry, cvc }: TypedCard): Partial<TypedCard> {
  const problems = Object.entries({
    number: numberProblem(number),
    expiry: expiryProblem(expiry),
    cvc: /^\d{3,4}$/.test(cvc) ? null : "is incomplete",
  }).filter(([, problem]) => problem !== null);
  if (problems.length > 0) return Object.fromEntries(problems);
  return cvc.length === (isAmex(number) ? 4 : 3) ? {} : { cvc: "is incomplete" };
}

function numberProblem(digits: string): string | null {
  if (!/^\d*$/.test(digits)) return "is not a valid card number";
  if (!isComplete(digits)) return "is incomplete";
  return passesLuhn(digits) ? null : "is not a valid card number";
}

function expiryProblem(expiry: string): string | null {
  if (!EXPIRY.test(expiry)) return "is incomplete";
  return isPast(expiry) ? "is in the past" : null;
}

const isAmex = (digits: string) => /^3[47]/.test(digits);

// Visa and Mastercard have 16 digits, American Express 15, the others between 14 and 19.
function isComplete(digits: string): boolean {
  if (isAmex(digits)) return digits.length === 15;
  return /^[245]/.test(digits) ? digits.length === 16 : digits.length >= 14 && digits.length <= 19;
}

function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, place) => {
      const doubled = place % 2 === 1 ? Number(digit) * 2 : Number(digit);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
}

// A card is good until the end of its month.
function isPast(expiry: string): boolean {
  const [, month, year] = EXPIRY.exec(expiry) ?? [];
  const now = new Date();
  const fullYear = 2000 + Number(year);
  return fullYear < now.getFullYear() || (fullYear === now.getFullYear() && Number(month) <= now.getMonth());
}
