import type { FastifyInstance } from "fastify";
import { tokenIn } from "./members.ts";

// Whatever a mailbox does with a link before its owner reads the mail.
export async function scanLink(app: FastifyInstance, link: string): Promise<void> {
  const token = tokenIn(link);
  for (const url of [link, `/api/verify-email?token=${token}`, `/reset-password?token=${token}`]) {
    for (const method of ["HEAD", "GET"] as const) await app.inject({ method, url });
  }
  // Some of them press every button too.
  for (const url of ["/api/verify-email", "/api/verify-email/check"]) {
    await app.inject({ method: "POST", url, payload: { token } });
  }
}
