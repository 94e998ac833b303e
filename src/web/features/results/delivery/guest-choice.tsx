import { useState } from "react";
import { messages } from "#shared/messages/toasts.ts";
import { formatAmount } from "#web/lib/format-text.ts";
import { Badge } from "#web/ui/feedback/badge.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { TimeLeft } from "../time-left.tsx";

type GuestChoiceProps = {
  loginHref: string;
  address: string | null;
  // As this browser remembers it; null when another one paid.
  paidAmount: number | null;
  // Throws when the view could not be begun.
  onContinue: () => Promise<void>;
};

const BENEFITS = [
  "Saved to your dashboard, for good",
  "Unlimited revisions, whenever you like",
  "10% off every description from now on",
  "Priority support",
];

// What was bought, and what comes next.
function Bought({ address, paidAmount }: Pick<GuestChoiceProps, "address" | "paidAmount">) {
  return (
    <div className="mt-2 grid max-w-[56ch] gap-2 text-ink-2">
      <p>
        {paidAmount === null ? "You bought" : paidWords(paidAmount)} one listing description
        {address && ` of ${address}`}, with every revision included.
      </p>
      <p>
        Next you choose how to read it; both ways show the same text. If you gave an address for the receipt, the text
        is in that mail too.
      </p>
    </div>
  );
}

function paidWords(amount: number): string {
  return amount === 0 ? "Your free order is" : `You paid ${formatAmount(amount)} for`;
}

// The text is written and paid for; how to read it is the reader's choice, and no clock runs until it is made.
export function GuestChoice({ loginHref, address, paidAmount, onContinue }: GuestChoiceProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function choose() {
    setIsBusy(true);
    try {
      await onContinue();
    } catch {
      showToast({ ...messages.listingNotLoaded, tone: "problem" });
      setIsBusy(false);
    }
  }

  return (
    <section aria-labelledby="choice-heading">
      <h2 id="choice-heading">Thank you. Your description is ready</h2>
      <Bought address={address} paidAmount={paidAmount} />
      <div className="guest-choice">
        <div className="sheet guest-choice-card shadow-lift">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h3>With an account</h3>
            <Badge tone="good">RECOMMENDED</Badge>
          </div>
          <ul className="guest-benefits">
            {BENEFITS.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
          <a href={loginHref} className="button" data-tone="primary">
            Sign Up / Log In
          </a>
        </div>
        <div className="sheet guest-choice-card">
          <h3>Without one</h3>
          <p className="text-ink-2">
            A one-time view: you have 30 minutes to read, revise, copy and share. After that it cannot be opened again.
          </p>
          <Button isBusy={isBusy} busyLabel="Opening…" onClick={() => void choose()}>
            Continue as Guest (one-time view)
          </Button>
        </div>
      </div>
      <p className="note mt-5">It waits for you for 24 hours. The 30 minutes begin when you open it.</p>
    </section>
  );
}

type OneTimeNoticeProps = { viewEndsAt: string; loginHref: string };

export function OneTimeNotice({ viewEndsAt, loginHref }: OneTimeNoticeProps) {
  const time = new Date(viewEndsAt).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  return (
    <div className="mb-6">
      <Notice
        title={
          <>
            One-time view, open until {time} (<TimeLeft viewEndsAt={viewEndsAt} />)
          </>
        }
        action={
          <a href={loginHref} className="button" data-size="small">
            Create Account
          </a>
        }
      >
        Copy what you need before then, or create an account to keep it.
      </Notice>
    </div>
  );
}
