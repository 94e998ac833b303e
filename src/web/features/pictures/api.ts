import { queryOptions } from "@tanstack/react-query";
import type {
  changeDraftPictures,
  DraftPictures,
  FindingState,
  getDraftPictures,
} from "#shared/contract/intake/pictures.ts";
import { callEndpoint } from "#web/lib/http/call-endpoint.ts";
import { ApiError } from "#web/lib/http/request.ts";

const LOOKING_EVERY_MS = 1500;

// Which draft, and by which link.
export type PicturesView = { id: string; token?: string | undefined };

const sentFor = ({ id, token }: PicturesView) => ({ params: { id }, query: { role: "manager" as const, token } });

// Asked again while pictures are still being looked at.
export function picturesQuery(view: PicturesView) {
  return queryOptions({
    queryKey: ["/api/intake/{id}/pictures", view.id] as const,
    queryFn: () => callEndpoint<typeof getDraftPictures>("GET /api/intake/{id}/pictures", sentFor(view)),
    // Others may add pictures: every visit reads anew.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isLooking(state.data) ? LOOKING_EVERY_MS : false),
  });
}

export function isLooking({ analysis }: DraftPictures): boolean {
  return analysis !== null && analysis.done < analysis.total;
}

export async function saveMark(view: PicturesView, id: string, state: FindingState): Promise<DraftPictures> {
  return callEndpoint<typeof changeDraftPictures>("PATCH /api/intake/{id}/pictures", {
    ...sentFor(view),
    body: { findings: { [id]: state } },
  });
}

export async function removePicture(view: PicturesView, url: string): Promise<DraftPictures> {
  return callEndpoint<typeof changeDraftPictures>("PATCH /api/intake/{id}/pictures", {
    ...sentFor(view),
    body: { remove: [url] },
  });
}

export async function orderPhotos(view: PicturesView, order: string[]): Promise<DraftPictures> {
  return callEndpoint<typeof changeDraftPictures>("PATCH /api/intake/{id}/pictures", {
    ...sentFor(view),
    body: { order },
  });
}

// The server understood and said no: saying the same again changes nothing.
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && [400, 401, 403, 404].includes(error.status);
}
