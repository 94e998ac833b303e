import { useForm } from "react-hook-form";
import { MIN_PASSWORD_LENGTH } from "#shared/contract-values.ts";
import { isEmail } from "#shared/is-email.ts";
import { expressMessages } from "#shared/messages/express.ts";
import type { Message } from "#shared/messages.ts";
import { showToast } from "#web/ui/toast/toast-store.ts";

type TypedAccount = { email: string; password: string; confirmation: string };
type AccountField = keyof TypedAccount;
type Complaint = { field: AccountField; message: Message };

export type AccountForm = ReturnType<typeof useAccountForm>;

// The first complaint is told in a toast and stands at its field.
export function useAccountForm() {
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
