import type { SentTo } from "#shared/contract/endpoint.ts";
import type { startExpress } from "#shared/contract/intake/express.ts";
import type { startDraft } from "#shared/contract/intake/intake.ts";
import { paths } from "#shared/page-paths.ts";
import { callEndpoint } from "#web/lib/http/call-endpoint.ts";

export type ExpressStart = SentTo<typeof startExpress>["body"];

// Both answer the address of the page that goes on from there.
export async function startDetailedListing(address: string): Promise<string> {
  const { id } = await callEndpoint<typeof startDraft>("POST /api/intake/property", {
    body: { mode: "deep", address },
  }).catch((cause: unknown) => {
    throw new Error("Detailed start failed", { cause });
  });
  return `${paths.intakeForm.replace("$id", encodeURIComponent(id))}?mode=deep&role=manager`;
}

export async function startExpressListing(body: ExpressStart): Promise<string> {
  const { jobId } = await callEndpoint<typeof startExpress>("POST /api/intake/express", { body }).catch(
    (cause: unknown) => {
      throw new Error("Express start failed", { cause });
    },
  );
  return `${paths.expressPreview}?job=${encodeURIComponent(jobId)}`;
}
