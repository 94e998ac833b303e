import { type Message, messages } from "#shared/messages.ts";

export type ShareWish = { target: "own" | "custom"; customEmail: string };

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
