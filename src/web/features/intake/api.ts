import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { AnswerOf, SentTo } from "#shared/contract/endpoint.ts";
import type { deleteDraft, getDraft, listDrafts, saveDraft } from "#shared/contract/intake/intake.ts";
import type { markPresence } from "#shared/contract/intake/intake-events.ts";
import type * as sharing from "#shared/contract/intake/intake-sharing.ts";
import type { Answers, IntakeRole, IntakeSection } from "#shared/intake/intake-field.ts";
import { intakeMessages } from "#shared/messages/intake.ts";
import { DRAFT_PICTURES } from "#shared/property-facts.ts";
import type { Stored } from "#web/lib/answers/answer-book.ts";
import { createEditStore } from "#web/lib/answers/edit-keeper.ts";
import { callEndpoint } from "#web/lib/http/call-endpoint.ts";
import { JUST_READ_MS } from "#web/lib/http/query-client.ts";

// How many answers wait on this device, by draft. A browser that keeps nothing has none waiting.
export const waitingCountsQuery = queryOptions({
  queryKey: ["answers waiting on this device"],
  queryFn: async () =>
    createEditStore()
      .countByDraft()
      .catch(() => new Map<string, number>()),
  staleTime: 0,
  gcTime: 0,
});

export const MODE_NAMES = { rapid: "Express", deep: "Detailed" } as const;

// Which draft, seen as whom, and by which link.
export type DraftView = { id: string; role: IntakeRole; token?: string | undefined };

const sentFor = ({ id, role, token }: DraftView) => ({ params: { id }, query: { role, token } });

export type LoadedDraft = { draft: AnswerOf<typeof getDraft>; sections: IntakeSection[] };

// One after the other: the first call with a link's token grants the right, the second already has it.
export async function loadDraft(view: DraftView): Promise<LoadedDraft> {
  try {
    const draft = await callEndpoint<typeof getDraft>("GET /api/intake/{id}", sentFor(view));
    const { sections } = await callEndpoint<typeof sharing.getDraftSchema>(
      "GET /api/intake/{id}/schema",
      sentFor({ ...view, role: draft.role }),
    );
    return { draft, sections };
  } catch (cause) {
    throw new Error(intakeMessages.loadDraftFailed, { cause });
  }
}

// The files of a draft as they are now: they come and go beside the answers. Owners have none to see.
export async function loadPictures(view: DraftView): Promise<Answers> {
  if (view.role !== "manager") return {};
  const { form_data } = await callEndpoint<typeof getDraft>("GET /api/intake/{id}", sentFor(view));
  return Object.fromEntries(
    Object.values(DRAFT_PICTURES).flatMap((key) => (key in form_data ? [[key, form_data[key]]] : [])),
  );
}

export function draftQuery(view: DraftView) {
  return queryOptions({
    queryKey: ["/api/intake/{id}", view.id, view.role, view.token],
    queryFn: () => loadDraft(view),
    // Others write in it: every visit reads anew, and nothing of the last one is shown.
    staleTime: JUST_READ_MS,
    gcTime: 0,
  });
}

type Saving = { view: DraftView; clientId: string; values: Record<string, unknown> };

export async function saveAnswers({ view, clientId, values }: Saving): Promise<Stored> {
  try {
    const body = { form_data: values, clientId };
    const { form_data, version } = await callEndpoint<typeof saveDraft>("PUT /api/intake/{id}", {
      ...sentFor(view),
      body,
    });
    return { values: form_data, version };
  } catch (cause) {
    throw new Error(intakeMessages.saveFailed, { cause });
  }
}

// How the text begins with the answers that are saved by now, written from what this view may see.
export function teaserQuery(view: DraftView, version: number) {
  return queryOptions({
    queryKey: ["/api/intake/{id}", view.id, view.role, "teaser", version],
    queryFn: async () => (await callEndpoint<typeof getDraft>("GET /api/intake/{id}", sentFor(view))).teaser,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}

export function eventsUrl({ id, role, token }: DraftView, clientId: string): string {
  const query = new URLSearchParams({ role, clientId, ...(token === undefined ? {} : { token }) });
  return `/api/intake/${encodeURIComponent(id)}/events?${query}`;
}

export async function tellPresence(view: DraftView, body: SentTo<typeof markPresence>["body"]): Promise<void> {
  await callEndpoint<typeof markPresence>("POST /api/intake/{id}/presence", { ...sentFor(view), body });
}

export async function removeDraft(view: DraftView): Promise<void> {
  await callEndpoint<typeof deleteDraft>("DELETE /api/intake/{id}", sentFor(view));
}

export async function shareLink({ id, token }: DraftView, role: IntakeRole): Promise<string> {
  const { url } = await callEndpoint<typeof sharing.shareDraft>("GET /api/intake/{id}/share", {
    params: { id },
    query: { role, token },
  });
  return new URL(url, window.location.origin).href;
}

export const linksQuery = (view: DraftView) =>
  queryOptions({
    queryKey: ["/api/intake/{id}/links", view.id],
    queryFn: () => callEndpoint<typeof sharing.listDraftLinks>("GET /api/intake/{id}/links", sentFor(view)),
    staleTime: 0,
  });

export async function revokeLink(view: DraftView, linkId: string): Promise<void> {
  const { query } = sentFor(view);
  await callEndpoint<typeof sharing.revokeDraftLink>("DELETE /api/intake/{id}/links/{linkId}", {
    params: { id: view.id, linkId },
    query,
  });
}

export const ownerSectionsQuery = (view: DraftView) =>
  queryOptions({
    queryKey: ["/api/intake/{id}/owner-permissions", view.id],
    queryFn: () =>
      callEndpoint<typeof sharing.getOwnerPermissions>("GET /api/intake/{id}/owner-permissions", sentFor(view)),
    staleTime: 0,
  });

export async function setOwnerSections(view: DraftView, sections: string[]): Promise<{ sections: string[] }> {
  return callEndpoint<typeof sharing.setOwnerPermissions>("PUT /api/intake/{id}/owner-permissions", {
    ...sentFor(view),
    body: { sections },
  });
}

export type ListedDraft = AnswerOf<typeof listDrafts>[number];

const DRAFTS_ON_A_PAGE = 30;

export async function listDraftsPage(search: string, cursor: string | null): Promise<ListedDraft[]> {
  return callEndpoint<typeof listDrafts>("GET /api/intake", {
    query: {
      limit: DRAFTS_ON_A_PAGE,
      ...(search === "" ? {} : { search }),
      ...(cursor === null ? {} : { cursor }),
    },
  });
}

export function nextCursor(page: readonly ListedDraft[]): string | null {
  return page.length < DRAFTS_ON_A_PAGE ? null : (page.at(-1)?.id ?? null);
}
