import { queryOptions } from "@tanstack/react-query";
import type { listOutbox } from "#shared/contract/mails.ts";
import { callEndpoint } from "#web/lib/http/call-endpoint.ts";

export const outboxQuery = queryOptions({
  queryKey: ["/api/dev/outbox"],
  queryFn: () => callEndpoint<typeof listOutbox>("GET /api/dev/outbox"),
  // Mail arrives while other pages are open, so every visit reads again.
  staleTime: 0,
});

export function mailHtmlUrl(mailId: string): string {
  return `/api/dev/outbox/${encodeURIComponent(mailId)}/html`;
}
