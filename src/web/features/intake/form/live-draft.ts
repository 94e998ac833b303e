import type { DraftEvent } from "#shared/contract/intake/intake-events.ts";

const RETRY_MS = 3000;
// Browsers limit the connections to one host, so hidden tabs close theirs.
const HIDDEN_MS = 30_000;

type LiveDraftParts = {
  url: string;
  onEvent: (event: DraftEvent) => void;
  onStateChange: (isLive: boolean) => void;
};

// Follows other people's changes while the page is visible; returns the function that stops it.
export function followDraft({ url, onEvent, onStateChange }: LiveDraftParts): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function connect() {
    clearTimeout(timer);
    if (source) return;
    source = new EventSource(url);
    source.addEventListener("open", () => onStateChange(true));
    source.addEventListener("message", ({ data }: MessageEvent<string>) => onEvent(JSON.parse(data) as DraftEvent));
    source.addEventListener("error", () => {
      onStateChange(false);
      // The browser tries again by itself unless the server refused.
      if (source?.readyState !== EventSource.CLOSED) return;
      disconnect();
      timer = setTimeout(connect, RETRY_MS);
    });
  }

  function disconnect() {
    clearTimeout(timer);
    source?.close();
    source = null;
  }

  function followVisibility() {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(disconnect, HIDDEN_MS);
    else connect();
  }

  connect();
  document.addEventListener("visibilitychange", followVisibility);
  return () => {
    document.removeEventListener("visibilitychange", followVisibility);
    disconnect();
  };
}
