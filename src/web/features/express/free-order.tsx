import { type FormEvent, useRef, useState } from "react";
import type { CurrentUser } from "#shared/contract/accounts.ts";
import { expressMessages } from "#shared/messages/express.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { AccountFields } from "./account-fields.tsx";
import { createAccount } from "./api.ts";
import { type AccountForm, useAccountForm } from "./use-account-form.ts";

type FreeOrderProps = {
  gate: { isComplete: () => Promise<boolean>; prepare: () => Promise<boolean> };
  isSignedIn: boolean;
  onBusyChange: (isBusy: boolean) => void;
  onSignedIn: (user: CurrentUser) => void;
  onOrdered: () => void;
};

// Answers whether there is an account now; what keeps it from being made stands at its field.
async function signUp(account: AccountForm, onSignedIn: FreeOrderProps["onSignedIn"]): Promise<boolean> {
  if (!account.check()) return false;
  try {
    onSignedIn(await createAccount(account.read()));
    return true;
  } catch (error) {
    const isSaidInWords = error instanceof ApiError && (error.status < 500 || error.status === 503);
    const reason = isSaidInWords ? error.serverMessage : null;
    account.refuse(reason);
    showToast({ ...expressMessages.accountNotCreated(reason), tone: "problem" });
    return false;
  }
}

type Way = "account" | "plain";

// Nothing to pay: an account first, which keeps the listing, or none.
export function FreeOrder({ gate, isSignedIn, onBusyChange, onSignedIn, onOrdered }: FreeOrderProps) {
  const account = useAccountForm();
  const isUnderWay = useRef(false);
  const [busyWith, setBusyWith] = useState<Way | null>(null);

  function setBusy(way: Way | null) {
    isUnderWay.current = way !== null;
    setBusyWith(way);
    onBusyChange(way !== null);
  }

  async function order(way: Way): Promise<void> {
    if (isUnderWay.current) return;
    setBusy(way);
    const isReady = (way === "plain" || (await signUp(account, onSignedIn))) && (await gate.prepare());
    if (isReady) onOrdered();
    else setBusy(null);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void order(isSignedIn ? "plain" : "account");
  }

  return (
    <form noValidate method="dialog" aria-label="Free order" className="grid gap-4" onSubmit={submit}>
      <p className="text-ink-2">There is nothing to pay and no card is needed.</p>
      {!isSignedIn && <AccountFields account={account} />}
      <div className="wide-button">
        <Button type="submit" tone="primary" isBusy={busyWith !== null} busyLabel="Processing…">
          {isSignedIn ? "Generate My Listing" : "Create Account & Generate"}
        </Button>
      </div>
      {!isSignedIn && (
        <div className="wide-button">
          <Button disabled={busyWith !== null} onClick={() => void order("plain")}>
            Continue without an account
          </Button>
        </div>
      )}
    </form>
  );
}
