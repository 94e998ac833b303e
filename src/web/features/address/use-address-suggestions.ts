import { useEffect, useRef, useState } from "react";
import { type AddressFinder, type FoundAddress, openAddressFinder } from "./address-finder.ts";

const TYPING_PAUSE_MS = 250;
const SHORTEST_SEARCH = 3;

// Any failure of the maps service turns the field into a plain one, silently.
export function useAddressSuggestions() {
  const [isUnavailable, setIsUnavailable] = useState(false);
  const [suggestions, setSuggestions] = useState<FoundAddress[]>([]);
  const opening = useRef<Promise<AddressFinder | null>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastSearch = useRef(0);

  useEffect(() => {
    opening.current = openAddressFinder().catch(() => null);
    void opening.current.then((finder) => setIsUnavailable(finder === null));
    return () => clearTimeout(timer.current);
  }, []);

  function close() {
    clearTimeout(timer.current);
    // An answer that is still on its way finds that nobody waits for it.
    lastSearch.current += 1;
    setSuggestions([]);
  }

  function giveUp() {
    setIsUnavailable(true);
    close();
  }

  // Whoever types before the maps service is there waits for it, and still gets suggestions.
  async function search(typed: string) {
    const ownSearch = ++lastSearch.current;
    try {
      const finder = await opening.current;
      const found = (await finder?.find(typed)) ?? [];
      if (ownSearch === lastSearch.current) setSuggestions(found);
    } catch {
      giveUp();
    }
  }

  function searchFor(typed: string) {
    clearTimeout(timer.current);
    if (isUnavailable) return;
    if (typed.trim().length < SHORTEST_SEARCH) return close();
    timer.current = setTimeout(() => void search(typed), TYPING_PAUSE_MS);
  }

  const readFull = (chosen: FoundAddress) => readFullOr(chosen, giveUp);
  return { isUnavailable, suggestions, searchFor, close, readFull };
}

// What the suggestion itself says is better than nothing when its details cannot be read.
async function readFullOr(chosen: FoundAddress, giveUp: () => void): Promise<string> {
  try {
    return await chosen.readFull();
  } catch {
    giveUp();
    return chosen.text;
  }
}
