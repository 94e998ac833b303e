import { createHash } from "node:crypto";
import { APIError } from "better-auth/api";
import { z } from "zod";
import type { Db } from "#server/db/connect.ts";
import { AppError } from "#server/http/app-error.ts";
import { countHit } from "#server/http/rate-limits.ts";
import { bindTask, defineTask, enqueue } from "#server/jobs/task.ts";
import { accountMessages } from "#shared/messages/accounts.ts";
import type { Auth } from "./create-auth.ts";

const HOUR_MS = 60 * 60 * 1000;
const LINKS_PER_HOUR = 5;

const sendResetLinkTask = defineTask({
  name: "send-reset-link",
  payload: z.object({ email: z.string() }),
  maxAttempts: 5,
});

// The same answer for the same work: whether somebody has this address is only looked up afterwards, by the worker.
export async function requestReset(db: Db, email: string | null | undefined): Promise<string> {
  if (!email) throw new AppError("bad_request", accountMessages.resetEmailMissing);
  if (!z.email().safeParse(email).success) throw new AppError("bad_request", accountMessages.emailNotOne);
  await enqueue(db, sendResetLinkTask, { email: email.toLowerCase() });
  return accountMessages.resetLinkSent;
}

export function bindSendResetLink({ db, auth }: { db: Db; auth: Auth }) {
  return bindTask(sendResetLinkTask, async ({ email }) => {
    // Nobody's mailbox is filled by a stranger who asks again and again.
    const key = `reset links for ${createHash("sha256").update(email).digest("hex")}`;
    const { current } = await countHit(db, key, HOUR_MS);
    if (current <= LINKS_PER_HOUR) await auth.api.requestPasswordReset({ body: { email } });
  });
}

export async function confirmReset(auth: Auth, { token, password }: { token: string; password: string }) {
  await auth.api.resetPassword({ body: { token, newPassword: password } }).catch((error: unknown) => {
    if (!(error instanceof APIError)) throw error;
    throw new AppError("bad_request", accountMessages.resetLinkInvalid);
  });
}
