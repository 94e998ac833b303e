import { z } from "zod";
import type { ReadFindings } from "#server/adapters/eyes/read-findings.ts";
import { picturesAt } from "#server/adapters/eyes/see-property.ts";
import type { Db } from "#server/db/connect.ts";
import { AppError } from "#server/http/app-error.ts";
import type { CustomerId } from "#server/http/customers.ts";
import type { ExpressPreview } from "#shared/contract/express.ts";
import { describePreview, type Looked } from "./describe-preview.ts";
import { type ExpressJob, findExpressJob, findUnseenFiles } from "./store.ts";

export type PreviewParts = { db: Db; readFindings: ReadFindings; looksAtPhotos: boolean };
export type PreviewRequest = { jobId: string; customerId: CustomerId | null };

export async function readPreview(parts: PreviewParts, request: PreviewRequest): Promise<ExpressPreview> {
  const job = await requireJob(parts, request);
  return describePreview(job, await lookUp(parts, job));
}

// Somebody else's listing and one that never was answer alike.
export async function requireJob({ db }: PreviewParts, { jobId, customerId }: PreviewRequest): Promise<ExpressJob> {
  const isPossible = customerId !== null && z.uuid().safeParse(jobId).success;
  const job = isPossible ? await findExpressJob(db, { id: jobId, customerId }) : null;
  if (!job) throw new AppError("not_found");
  return job;
}

// Who still waits is asked first: what is found meanwhile is then found, not lost between two questions.
export async function lookUp(parts: PreviewParts, { photos, floorPlan }: ExpressJob): Promise<Looked> {
  const pictures = picturesAt(photos, floorPlan);
  const files = [...pictures.photos, ...(pictures.plan === null ? [] : [pictures.plan])];
  const unseen = parts.looksAtPhotos ? await findUnseenFiles(parts.db, files) : null;
  return { pictures, findings: await parts.readFindings(pictures), unseen };
}
