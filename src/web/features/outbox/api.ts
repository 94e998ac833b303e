import { queryOptions } from "@tanstack/react-query";
import { listOutbox } from "#shared/contract/outbox.ts";
import { callEndpoint } from "#web/lib/call-endpoint.ts";

export const outboxQuery = queryOptions({
  queryKey: [listOutbox.path],
  queryFn: () => callEndpoint(listOutbox),
  // Mail arrives while other pages are open, so every visit reads again.
  staleTime: 0,
});

export function mailHtmlUrl(mailId: string): string {
  return `${listOutbox.path}/${encodeURIComponent(mailId)}/html`;
}
