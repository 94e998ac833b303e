import { type KeyboardEvent, useRef, useState } from "react";
import type { FoundAddress } from "./address-finder.ts";
import { useAddressSuggestions } from "./use-address-suggestions.ts";

// The keyboard of an editable combobox: arrows move through the list, Enter takes, anything typed searches again.
export function useAddressCombobox(onChange: (address: string) => void) {
  const { isUnavailable, suggestions, searchFor, close, readFull } = useAddressSuggestions();
  const [activeIndex, setActiveIndex] = useState(-1);
  const edits = useRef(0);
  const isOpen = suggestions.length > 0;

  function type(address: string) {
    edits.current += 1;
    setActiveIndex(-1);
    onChange(address);
    searchFor(address);
  }

  async function choose(chosen: FoundAddress) {
    close();
    setActiveIndex(-1);
    onChange(chosen.text);
    const editsBefore = edits.current;
    const address = await readFull(chosen);
    // Whoever typed on meanwhile meant what they typed.
    if (edits.current === editsBefore) onChange(address);
  }

  function handleKey(event: KeyboardEvent) {
    if (!isOpen) return;
    const last = suggestions.length - 1;
    const active = suggestions[activeIndex];
    if (event.key === "ArrowDown") setActiveIndex(activeIndex === last ? -1 : activeIndex + 1);
    else if (event.key === "ArrowUp") setActiveIndex(activeIndex === -1 ? last : activeIndex - 1);
    else if (event.key === "Enter" && active) void choose(active);
    else return;
    // The cursor stays where it is, and the form is not sent.
    event.preventDefault();
  }

  return { isUnavailable, isOpen, suggestions, activeIndex, type, choose, handleKey, close };
}
