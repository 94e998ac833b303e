import type { FastifyRequest } from "fastify";
import type { LookUpParts } from "#server/adapters/eyes/look-up.ts";
import type { Db } from "#server/db/connect.ts";
import type { Customers } from "#server/http/customers.ts";
import type { Log } from "#server/log.ts";
import type { WriteTeaser } from "./draft-teaser.ts";

export type IntakeParts = {
  db: Db;
  log: Log;
  customers: Customers;
  // The session that a request comes with, if any.
  findSessionId: (request: FastifyRequest) => Promise<string | null>;
  eyes: LookUpParts;
  writeTeaser: WriteTeaser;
  linkSecret: string;
  // Where a link leads that the caller reads, and one that is mailed.
  publicUrl: (request: FastifyRequest) => string;
  mailedUrl: () => string;
};
