import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { register } from "#shared/contract/account/accounts.ts";
import type { AnswerOf } from "#shared/contract/endpoint.ts";
import type {
  changeExpressPreview,
  ExpressChange,
  ExpressPreview,
  getExpressPreview,
} from "#shared/contract/intake/express.ts";
import type { generateListing } from "#shared/contract/orders.ts";
import { callEndpoint } from "#web/lib/http/call-endpoint.ts";
import { ApiError } from "#web/lib/http/request.ts";

const LOOKING_EVERY_MS = 1500;
const REPEATS = 5;
const REPEAT_AFTER_MS = 2000;

// Asked again while pictures are still being looked at.
export function previewQuery(jobId: string) {
  return queryOptions({
    queryKey: ["express preview", jobId] as const,
    queryFn: async ({ client, queryKey }) => {
      const { preview } = await callEndpoint<typeof getExpressPreview>("GET /api/intake/express/{jobId}", {
        params: { jobId },
      });
      const known = client.getQueryData<ExpressPreview>(queryKey);
      // Asked before a change and answered after it.
      return known && known.version > preview.version ? known : preview;
    },
    // The route asks before the page is drawn. When that failed the page says so, and asks again when told to.
    retryOnMount: false,
    refetchInterval: ({ state }) => (state.data && isLooking(state.data) ? LOOKING_EVERY_MS : false),
  });
}

export function isLooking({ analysis }: ExpressPreview): boolean {
  return analysis !== null && analysis.done < analysis.total;
}

export async function savePreview(jobId: string, change: ExpressChange): Promise<ExpressPreview> {
  return (
    await callEndpoint<typeof changeExpressPreview>("PATCH /api/intake/express/{jobId}", {
      params: { jobId },
      body: change,
    })
  ).preview;
}

export const changeKey = (jobId: string) => ["express change", jobId] as const;

// The answer to saved answers. While a correction is on its way, what that one changes is left as the page shows it.
export function keepAnswered(client: QueryClient, jobId: string, preview: ExpressPreview): void {
  const isCorrecting = client.isMutating({ mutationKey: changeKey(jobId) }) > 0;
  const { form_data, next, suggested, teaser, version } = preview;
  client.setQueryData(previewQuery(jobId).queryKey, (known) => {
    if (!known || !isCorrecting) return preview;
    return { ...known, form_data, next, suggested, teaser, version };
  });
}

type Order = { jobId: string; paymentIntentId: string };

// Asked for like reading, since the server answers every repeat with the same listing.
export function generationQuery({ jobId, paymentIntentId }: Order) {
  return queryOptions({
    queryKey: ["express generation", jobId, paymentIntentId] as const,
    queryFn: async () =>
      (await callEndpoint<typeof generateListing>("POST /api/generate-listing", { body: { jobId, paymentIntentId } }))
        .listingId,
    // A server that is still writing is asked again; the order is under way all the same.
    retry: (failures, error) => failures < REPEATS && error instanceof ApiError && error.status === 503,
    retryDelay: REPEAT_AFTER_MS,
  });
}

type NewAccount = { email: string; password: string };

// The short form asks for no names.
export async function createAccount({ email, password }: NewAccount): Promise<AnswerOf<typeof register>["user"]> {
  const firstName = email.split("@")[0] ?? email;
  return (
    await callEndpoint<typeof register>("POST /api/register", { body: { email, password, firstName, lastName: "" } })
  ).user;
}

// The job, and the question of the interview that is open.
type ExpressSearch = { job?: string; ask?: string };

export function readExpressSearch({ job, ask }: Record<string, unknown>): ExpressSearch {
  // The router reads a value that looks like a number as one.
  const isId = (typeof job === "string" && job !== "") || typeof job === "number";
  return { ...(isId && { job: String(job) }), ...(typeof ask === "string" && { ask }) };
}
