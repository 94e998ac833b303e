import type { FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "#server/db/connect.ts";
import type { CustomerId, Customers } from "#server/domain/customers.ts";
import type { Asked } from "#server/domain/drafts/draft-access.ts";
import { giveRight, isLinkInForce } from "#server/domain/drafts/draft-rights.ts";
import { isUuid } from "#server/domain/is-uuid.ts";
import type { LookUpDeps } from "#server/domain/pictures/see-property.ts";
import type { Log } from "#server/process/log.ts";
import type { IntakeRole } from "#shared/intake/intake-field.ts";
import type { WriteTeaser } from "./read-draft.ts";
import { hashOf } from "./sharing/share-draft.ts";

type Received = { params: { id: string }; query: { role?: IntakeRole | undefined; token?: string | undefined } };
type Http = { request: FastifyRequest; reply: FastifyReply };

export type IdentifyCaller = (received: Received, http: Http) => Promise<Asked>;

// The first call with a link's token gives the caller its right; from then on the cookie suffices.
export function createIdentifyCaller({ db, customers }: { db: Db; customers: Customers }): IdentifyCaller {
  return async ({ params: { id }, query: { role, token } }, { request, reply }) => {
    const welcome = () => customers.recogniseOrWelcome(request, reply);
    const opened = token ? await openLink(db, { draftId: id, token, welcome }) : null;
    return { id, role, customerId: opened ?? (await customers.recognise(request)) };
  };
}

type OpenedLink = { draftId: string; token: string; welcome: () => Promise<CustomerId> };

// Only a link in force creates a guest for a caller without a cookie. Null for any other link: the rights that the
// caller already holds still count.
async function openLink(db: Db, { draftId, token, welcome }: OpenedLink): Promise<CustomerId | null> {
  if (!isUuid(draftId)) return null;
  const given = { draftId, tokenHash: hashOf(token) };
  if (!(await isLinkInForce(db, given))) return null;
  const customerId = await welcome();
  await giveRight(db, customerId, given);
  return customerId;
}

export type IntakeDeps = {
  db: Db;
  log: Log;
  customers: Customers;
  // The session that a request comes with, if any.
  findSessionId: (request: FastifyRequest) => Promise<string | null>;
  vision: LookUpDeps;
  writeTeaser: WriteTeaser;
  linkSecret: string;
  // Where a link leads that the caller reads, and one that is mailed.
  publicUrl: (request: FastifyRequest) => string;
  mailedUrl: () => string;
};
