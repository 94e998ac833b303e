import { type Message, messages } from "#shared/messages.ts";

export type ShareWish = { target: "own" | "custom"; customEmail: string };

const LIKE_AN_ADDRESS = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

export function addressOf({ target, customEmail }: ShareWish, ownEmail: string | null): string {
  return target === "own" ? (ownEmail ?? "") : customEmail.trim();
}

// Null when the description can be sent there.
export function complaintAbout(wish: ShareWish, ownEmail: string | null): Message | null {
  const email = addressOf(wish, ownEmail);
  if (email === "") return messages.shareEmailMissing;
  if (wish.target === "custom" && !LIKE_AN_ADDRESS.test(email)) return messages.shareEmailInvalid;
  return null;
}
