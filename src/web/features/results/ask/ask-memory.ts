const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
const MOST_RECENT = 3;

type Memory = { typed: string; recent: string[]; keptAt: number };

const nameOf = (listingId: string) => `ask_${listingId}`;
const NOTHING: Omit<Memory, "keptAt"> = { typed: "", recent: [] };

// What is typed into the box, and the last requests, in this browser.
export function recallAsking(listingId: string): Omit<Memory, "keptAt"> {
  try {
    const kept = JSON.parse(localStorage.getItem(nameOf(listingId)) ?? "null") as Memory | null;
    const isFresh = kept !== null && Date.now() - kept.keptAt < KEPT_MS;
    return isFresh && typeof kept.typed === "string" && Array.isArray(kept.recent) ? kept : NOTHING;
  } catch {
    return NOTHING;
  }
}

export function rememberTyped(listingId: string, typed: string): void {
  keep(listingId, { ...recallAsking(listingId), typed });
}

export function rememberAsked(listingId: string, request: string): string[] {
  const memory = recallAsking(listingId);
  const recent = [request, ...memory.recent.filter((one) => one !== request)].slice(0, MOST_RECENT);
  keep(listingId, { ...memory, recent });
  return recent;
}

function keep(listingId: string, { typed, recent }: Omit<Memory, "keptAt">): void {
  try {
    localStorage.setItem(nameOf(listingId), JSON.stringify({ typed, recent, keptAt: Date.now() }));
  } catch {
    // A browser that keeps nothing works all the same.
  }
}
