import type { FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "#server/db/connect.ts";
import type { Customers } from "#server/http/customers.ts";
import type { IntakeRole } from "#shared/intake/intake-field.ts";
import type { Asked } from "./access.ts";
import { openLink } from "./open-link.ts";

type Received = { params: { id: string }; query: { role?: IntakeRole | undefined; token?: string | undefined } };
type Http = { request: FastifyRequest; reply: FastifyReply };

export type WhoAsks = (received: Received, http: Http) => Promise<Asked>;

// The first call with a link's token gives the caller its right; from then on the cookie suffices.
export function createWhoAsks({ db, customers }: { db: Db; customers: Customers }): WhoAsks {
  return async ({ params: { id }, query: { role, token } }, { request, reply }) => {
    const welcome = () => customers.recogniseOrWelcome(request, reply);
    const opened = token ? await openLink(db, { draftId: id, token, welcome }) : null;
    return { id, role, customerId: opened ?? (await customers.recognise(request)) };
  };
}
