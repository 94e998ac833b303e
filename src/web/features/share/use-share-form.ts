import { type FormEvent, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { type Message, messages } from "#shared/messages/toasts.ts";
import { serverMessageIn } from "#web/lib/http/request.ts";
import { showToast } from "#web/ui/toast/toast-store.ts";

type Sharing = { ownEmail: string | null; send: (email: string) => Promise<void>; onClose: () => void };

export type ShareForm = ReturnType<typeof useShareForm>;

export function useShareForm({ ownEmail, send, onClose }: Sharing) {
  const defaultValues: ShareWish = { target: ownEmail === null ? "custom" : "own", customEmail: "" };
  const { register, handleSubmit, control, setFocus, formState } = useForm({ defaultValues });
  const [complaint, setComplaint] = useState<string>();
  const isCustom = useWatch({ control, name: "target" }) === "custom";

  async function share(wish: ShareWish) {
    const problem = complaintAbout(wish, ownEmail);
    setComplaint(problem?.description);
    if (problem) {
      showToast({ ...problem, tone: "problem" });
      setFocus("customEmail");
      return;
    }
    const email = addressOf(wish, ownEmail);
    try {
      await send(email);
    } catch (error) {
      showToast({ ...messages.descriptionNotShared, tone: "problem" });
      const reason = serverMessageIn(error);
      setComplaint(reason ?? messages.descriptionNotShared.description);
      return;
    }
    showToast(messages.descriptionShared(email));
    onClose();
  }

  const submit = handleSubmit(share);
  return {
    register,
    submit: (event: FormEvent) => void submit(event),
    isCustom,
    isSending: formState.isSubmitting,
    complaint,
  };
}

type ShareWish = { target: "own" | "custom"; customEmail: string };

export function addressOf({ target, customEmail }: ShareWish, ownEmail: string | null): string {
  return target === "own" ? (ownEmail ?? "") : customEmail.trim();
}

// Null when the description can be sent there.
export function complaintAbout(wish: ShareWish, ownEmail: string | null): Message | null {
  const email = addressOf(wish, ownEmail);
  if (email === "") return messages.shareEmailMissing;
  // Whatever else is wrong with it is the server's to judge.
  if (wish.target === "custom" && !email.includes("@")) return messages.shareEmailInvalid;
  return null;
}
