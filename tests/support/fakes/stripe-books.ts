import { randomBytes } from "node:crypto";

export type Form = Record<string, string>;

export class StripeRefusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

type Intent = {
  id: string;
  object: "payment_intent";
  amount: number;
  amount_received: number;
  currency: string;
  status: string;
  metadata: Record<string, string>;
  client_secret: string;
  automatic_payment_methods: { enabled: boolean; allow_redirects: string };
};

type Account = { intent: Intent; charges: number; refunds: number; refundedCents: number };

export type StripeBooks = ReturnType<typeof createStripeBooks>;

const CHANGEABLE = new Set(["requires_payment_method", "requires_confirmation", "requires_action"]);

// Intents, charges and refunds, and which state may follow which.
export function createStripeBooks() {
  const accounts = new Map<string, Account>();
  const find = (id: string): Account => {
    const account = accounts.get(id);
    if (!account) throw new StripeRefusal(404, "resource_missing");
    return account;
  };
  const changeable = (id: string): Account => {
    const account = find(id);
    if (!CHANGEABLE.has(account.intent.status)) throw new StripeRefusal(400, "payment_intent_unexpected_state");
    return account;
  };
  return {
    create: (form: Form): Intent => {
      const id = `pi_${randomBytes(12).toString("hex")}`;
      const intent: Intent = {
        id,
        object: "payment_intent",
        amount: amountIn(form),
        amount_received: 0,
        currency: form["currency"] ?? "",
        status: "requires_payment_method",
        metadata: metadataIn(form),
        client_secret: `${id}_secret_${randomBytes(8).toString("hex")}`,
        automatic_payment_methods: {
          enabled: form["automatic_payment_methods[enabled]"] === "true",
          allow_redirects: form["automatic_payment_methods[allow_redirects]"] ?? "always",
        },
      };
      accounts.set(id, { intent, charges: 0, refunds: 0, refundedCents: 0 });
      return { ...intent };
    },
    update: (id: string, form: Form): Intent => {
      const { intent } = changeable(id);
      intent.amount = amountIn(form);
      Object.assign(intent.metadata, metadataIn(form));
      return { ...intent };
    },
    read: (id: string, expand: string[]): object => {
      const { intent, charges, refundedCents } = find(id);
      const charge = { id: `ch_${id}`, object: "charge", amount_refunded: refundedCents, payment_intent: id };
      const latest_charge = charges === 0 ? null : expand.includes("latest_charge") ? charge : charge.id;
      return { ...intent, latest_charge };
    },
    cancel: (id: string): Intent => {
      const { intent } = changeable(id);
      intent.status = "canceled";
      return { ...intent };
    },
    refund: (form: Form): object => {
      const account = find(form["payment_intent"] ?? "");
      if (account.charges === 0) throw new StripeRefusal(400, "payment_intent_unexpected_state");
      if (account.refundedCents > 0) throw new StripeRefusal(400, "charge_already_refunded");
      account.refundedCents = amountIn(form);
      account.refunds++;
      return { id: "re_1", object: "refund", amount: account.refundedCents };
    },
    // The buyer's side, which talks to Stripe and not to us.
    pay: (id: string): void => {
      const account = changeable(id);
      account.intent.status = "succeeded";
      account.intent.amount_received = account.intent.amount;
      account.charges++;
    },
    tamper: (id: string, changes: Partial<Intent>): void => void Object.assign(find(id).intent, changes),
    chargesOf: (id: string): number => find(id).charges,
    refundsOf: (id: string): number => find(id).refunds,
    totalCharges: (): number => [...accounts.values()].reduce((sum, { charges }) => sum + charges, 0),
    intents: (): Intent[] => [...accounts.values()].map(({ intent }) => intent),
  };
}

function amountIn(form: Form): number {
  const amount = Number(form["amount"]);
  if (!Number.isInteger(amount)) throw new StripeRefusal(400, "parameter_invalid_integer");
  if (amount < 50) throw new StripeRefusal(400, "amount_too_small");
  return amount;
}

function metadataIn(form: Form): Record<string, string> {
  const pairs = Object.entries(form).map(([name, value]) => [/^metadata\[(\w+)\]$/.exec(name)?.[1], value] as const);
  return Object.fromEntries(pairs.filter(([name]) => name !== undefined));
}
