import type { Stored } from "./answer-book.ts";
import type { Edit } from "./edit.ts";

export type TabNews =
  | { type: "edited"; fieldId: string; edit: Edit }
  | { type: "acknowledged"; edits: ReadonlyMap<string, Edit>; stored: Stored };

export type TabChannel = { tell: (news: TabNews) => void; close: () => void };

// The tabs of this browser that have the same draft open hear of each other's edits at once, without the server.
export function openTabChannel(draftId: string, onNews: (news: TabNews) => void): TabChannel {
  const channel = new BroadcastChannel(`intake-${draftId}`);
  channel.addEventListener("message", ({ data }: MessageEvent<TabNews>) => onNews(data));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it never leaves the origin
  return { tell: (news) => channel.postMessage(news), close: () => channel.close() };
}

// One tab after the other. Browsers without locks (a page not served securely) go without.
export async function inTurn<T>(draftId: string, work: () => Promise<T>): Promise<T> {
  const { locks } = navigator as Partial<Navigator>;
  return locks ? locks.request(`intake-save-${draftId}`, work) : work();
}
