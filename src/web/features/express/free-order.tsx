import { type FormEvent, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import type { CurrentUser } from "#shared/contract/account/accounts.ts";
import { MIN_PASSWORD_LENGTH } from "#shared/contract-values.ts";
import { expressMessages } from "#shared/messages/express.ts";
import type { Message } from "#shared/messages/toasts.ts";
import { isEmail } from "#shared/typed-text.ts";
import { ApiError } from "#web/lib/http/request.ts";
import { Button } from "#web/ui/inputs/button.tsx";
import { Field } from "#web/ui/inputs/field.tsx";
import { TextInput } from "#web/ui/inputs/text-input.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { createAccount } from "./api.ts";

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

function AccountFields({ account }: { account: AccountForm }) {
  return (
    <fieldset className="field-rows">
      <legend className="preview-subheading">Create an account to keep it</legend>
      <Field label="Email" isRequired error={account.errorAt("email")}>
        <TextInput type="email" autoComplete="email" {...account.field("email")} />
      </Field>
      <Field
        label="Password"
        isRequired
        help="At least 6 characters. A longer one is safer."
        error={account.errorAt("password")}
      >
        <TextInput type="password" autoComplete="new-password" {...account.field("password")} />
      </Field>
      <Field label="Confirm password" isRequired error={account.errorAt("confirmation")}>
        <TextInput type="password" autoComplete="new-password" {...account.field("confirmation")} />
      </Field>
    </fieldset>
  );
}

type TypedAccount = { email: string; password: string; confirmation: string };

type AccountField = keyof TypedAccount;

type Complaint = { field: AccountField; message: Message };

type AccountForm = ReturnType<typeof useAccountForm>;

// The first complaint is told in a toast and stands at its field.
function useAccountForm() {
  const { register, getValues, setError, clearErrors, setFocus, formState } = useForm<TypedAccount>({
    defaultValues: { email: "", password: "", confirmation: "" },
  });

  function complain(field: AccountField, words: string): void {
    setError(field, { message: words });
    setFocus(field);
  }

  function check(): boolean {
    clearErrors();
    const complaint = complaintAbout(getValues());
    if (!complaint) return true;
    complain(complaint.field, complaint.message.description);
    showToast({ ...complaint.message, tone: "problem" });
    return false;
  }

  return {
    field: (name: AccountField) => register(name, { onChange: () => clearErrors(name) }),
    errorAt: (name: AccountField) => formState.errors[name]?.message,
    check,
    refuse: (words: string | null) => words && complain("email", words),
    read: () => {
      const { email, password } = getValues();
      return { email: email.trim(), password };
    },
  };
}

function complaintAbout({ email, password, confirmation }: TypedAccount): Complaint | null {
  const message = expressMessages.accountMissing;
  if (email.trim() === "") return { field: "email", message };
  if (password === "") return { field: "password", message };
  if (!isEmail(email.trim())) {
    return { field: "email", message: { title: message.title, description: "Please enter a valid email address." } };
  }
  if (password !== confirmation) return { field: "confirmation", message: expressMessages.passwordMismatch };
  if (password.length < MIN_PASSWORD_LENGTH) return { field: "password", message: expressMessages.passwordTooShort };
  return null;
}
