type CardOutcome = { kind: "success" } | { kind: "challenge" } | { kind: "decline"; code: string; message: string };

const decline = (code: string, message: string): CardOutcome => ({ kind: "decline", code, message });
const success: CardOutcome = { kind: "success" };

// The numbers that developers know from other card providers.
const TEST_CARDS: Record<string, CardOutcome> = {
  "4242424242424242": success,
  "4000056655665556": success,
  "5555555555554444": success,
  "2223003122003222": success,
  "378282246310005": success,
  "6011111111111117": success,
  "4000002500003155": { kind: "challenge" },
  "4000000000000002": decline("card_declined", "Your card was declined."),
  "4000000000009995": decline("insufficient_funds", "Your card has insufficient funds."),
  "4000000000000069": decline("expired_card", "Your card has expired."),
  "4000000000000127": decline("incorrect_cvc", "Your card's security code is incorrect."),
};

const NOT_A_TEST_CARD = decline(
  "not_a_test_card",
  "This is test mode: no real card is charged. Please use a test card such as 4242 4242 4242 4242.",
);

export function outcomeOf(cardNumber: string): CardOutcome {
  return TEST_CARDS[cardNumber] ?? NOT_A_TEST_CARD;
}
