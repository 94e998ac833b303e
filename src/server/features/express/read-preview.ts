import { type Looked, type LookUpParts, lookUp } from "#server/adapters/eyes/look-up.ts";
import { AppError } from "#server/http/app-error.ts";
import type { CustomerId } from "#server/http/customers.ts";
import { isUuid } from "#server/is-uuid.ts";
import type { ExpressPreview } from "#shared/contract/express.ts";
import { describePreview, type TeaserParts } from "./describe-preview.ts";
import { type ExpressJob, findExpressJob } from "./store.ts";

export type PreviewParts = LookUpParts & TeaserParts;
export type PreviewRequest = { jobId: string; customerId: CustomerId | null };

export async function readPreview(parts: PreviewParts, request: PreviewRequest): Promise<ExpressPreview> {
  const job = await requireJob(parts, request);
  const [writeTeaser, looked] = await Promise.all([parts.prepareTeaser(job.customerId), lookUpJob(parts, job)]);
  return describePreview(writeTeaser, job, looked);
}

// Somebody else's listing and one that never was answer alike.
export async function requireJob({ db }: LookUpParts, { jobId, customerId }: PreviewRequest): Promise<ExpressJob> {
  const isPossible = customerId !== null && isUuid(jobId);
  const job = isPossible ? await findExpressJob(db, { id: jobId, customerId }) : null;
  if (!job) throw new AppError("not_found");
  return job;
}

export async function lookUpJob(parts: LookUpParts, { photos: images, floorPlan }: ExpressJob): Promise<Looked> {
  return lookUp(parts, { images, floorPlan });
}
