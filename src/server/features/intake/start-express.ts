import type { z } from "zod";
import type { Db } from "#server/db/connect.ts";
import type { VisitorId } from "#server/http/visitors.ts";
import type * as intake from "#shared/contract/intake.ts";
import { insertExpressJob } from "./store.ts";

type QuickDetails = z.output<typeof intake.startExpress.body>;

export async function startExpress(db: Db, visitorId: VisitorId, details: QuickDetails): Promise<string> {
  const { property_address: address, ...rest } = details;
  return insertExpressJob(db, { ...rest, address, visitorId });
}
