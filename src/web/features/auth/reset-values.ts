import { MIN_PASSWORD_LENGTH } from "#shared/contract-values.ts";
import { authToasts } from "#shared/messages/accounts.ts";

export type ResetValues = { password: string; confirmation: string };

export type ResetComplaint = {
  toast: { title: string; description: string };
  fields: (keyof ResetValues)[];
};

// Null when the server can be asked.
export function complaintAbout({ password, confirmation }: ResetValues): ResetComplaint | null {
  const empty = [...(password ? [] : ["password" as const]), ...(confirmation ? [] : ["confirmation" as const])];
  if (empty.length > 0) return { toast: authToasts.resetFieldsMissing, fields: empty };
  if (password !== confirmation) return { toast: authToasts.passwordsDiffer, fields: ["confirmation"] };
  if (password.length < MIN_PASSWORD_LENGTH) return { toast: authToasts.passwordTooShort, fields: ["password"] };
  return null;
}
