import { setTimeout as sleep } from "node:timers/promises";
import { confirmEmail, register } from "#shared/contract/account/accounts.ts";
import { listOutbox } from "#shared/contract/mails.ts";
import type { Person } from "./people.ts";
import { createVisitor, type Visitor } from "./visitor.ts";

const LONGEST_WAIT_MS = 60_000;
const POLL_MS = 100;

// An account whose address is confirmed by the link in its mail, signed in.
export async function signUp(url: string, { firstName, lastName, email }: Person, password: string): Promise<Visitor> {
  const visitor = createVisitor(url);
  const begun = new Date();
  await visitor.call(register, { body: { firstName, lastName, email, password } });
  await visitor.call(confirmEmail, { body: { token: await mailedToken(visitor, { email, since: begun }) } });
  return visitor;
}

// A filling that was cut off may have left mails whose links are dead; a mail's date has no milliseconds.
async function mailedToken(visitor: Visitor, { email, since }: { email: string; since: Date }): Promise<string> {
  const notBefore = new Date(since).setMilliseconds(0);
  const giveUpAt = Date.now() + LONGEST_WAIT_MS;
  while (Date.now() < giveUpAt) {
    const { mails } = await visitor.call(listOutbox);
    const newMails = mails.filter(({ to, sentAt }) => to === email && Date.parse(sentAt) >= notBefore);
    const links = newMails.flatMap(({ text }) => text.match(/https?:\S+/g) ?? []);
    const token = links.map((link) => new URL(link).searchParams.get("token")).find((found) => found !== null);
    if (token) return token;
    await sleep(POLL_MS);
  }
  throw new Error(`no mail with a link came for ${email}`);
}
