import { useEffect, useRef, useState } from "react";
import { type AddressFinder, type FoundAddress, openAddressFinder } from "./address-finder.ts";

const TYPING_PAUSE_MS = 250;
const SHORTEST_SEARCH = 3;

// Any failure of the maps service turns the field into a plain one, silently.
export function useAddressSuggestions() {
  const [finder, setFinder] = useState<AddressFinder | "loading" | "unavailable">("loading");
  const [suggestions, setSuggestions] = useState<FoundAddress[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastSearch = useRef(0);

  useEffect(() => {
    let isGone = false;
    const use = (opened: AddressFinder | null) => !isGone && setFinder(opened ?? "unavailable");
    openAddressFinder().then(use, () => use(null));
    return () => {
      isGone = true;
      clearTimeout(timer.current);
    };
  }, []);

  function close() {
    clearTimeout(timer.current);
    // An answer that is still on its way finds that nobody waits for it.
    lastSearch.current += 1;
    setSuggestions([]);
  }

  function giveUp() {
    setFinder("unavailable");
    close();
  }

  async function search(typed: string, { find }: AddressFinder) {
    const ownSearch = ++lastSearch.current;
    try {
      const found = await find(typed);
      if (ownSearch === lastSearch.current) setSuggestions(found);
    } catch {
      giveUp();
    }
  }

  function searchFor(typed: string) {
    clearTimeout(timer.current);
    if (typeof finder === "string") return;
    if (typed.trim().length < SHORTEST_SEARCH) return close();
    timer.current = setTimeout(() => void search(typed, finder), TYPING_PAUSE_MS);
  }

  // What the suggestion itself says is better than nothing when its details cannot be read.
  async function readFull(chosen: FoundAddress): Promise<string> {
    try {
      return await chosen.readFull();
    } catch {
      giveUp();
      return chosen.text;
    }
  }

  return { isUnavailable: finder === "unavailable", suggestions, searchFor, close, readFull };
}
