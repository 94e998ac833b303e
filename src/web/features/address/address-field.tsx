import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import "./address.css";
import type { AddressFieldProps } from "#web/lib/listing-form-slots.ts";
import { Field } from "#web/ui/inputs/field.tsx";
import { TextInput } from "#web/ui/inputs/text-input.tsx";
import { lazyOverlay } from "#web/ui/overlays/lazy-overlay.tsx";

import { type AddressFinder, type FoundAddress, openAddressFinder } from "./address-finder.ts";

const TYPING_PAUSE_MS = 250;

const SHORTEST_SEARCH = 3;

const SuggestionList = lazyOverlay(async () => (await import("./suggestion-list.tsx")).SuggestionList);

const MANUAL_NOTICE = "No suggestions here, please type the full address manually.";

// A plain text field that, where the maps service answers, also suggests.
export function AddressField({ label, value, onChange, onBlur, error, ref }: AddressFieldProps) {
  const listId = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const combobox = useAddressCombobox(onChange);
  const { isUnavailable, isOpen, suggestions, activeIndex, choose, close } = combobox;

  function leave() {
    close();
    onBlur?.();
  }

  return (
    <Field label={label} isRequired error={error} help={isUnavailable ? MANUAL_NOTICE : undefined}>
      <div ref={anchor}>
        <TextInput
          ref={ref}
          value={value}
          maxLength={500}
          autoComplete="off"
          {...(isUnavailable ? {} : comboboxProps({ listId, isOpen, activeIndex }))}
          onChange={(event) => combobox.type(event.target.value)}
          onKeyDown={combobox.handleKey}
          onBlur={leave}
        />
      </div>
      {isOpen && (
        <SuggestionList
          {...{ listId, anchor, suggestions, activeIndex }}
          onChoose={(chosen) => void choose(chosen)}
          onClose={close}
        />
      )}
    </Field>
  );
}

type ComboboxState = { listId: string; isOpen: boolean; activeIndex: number };

function comboboxProps({ listId, isOpen, activeIndex }: ComboboxState) {
  return {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": isOpen,
    "aria-controls": isOpen ? listId : undefined,
    "aria-activedescendant": activeIndex >= 0 ? `${listId}-${activeIndex}` : undefined,
  } as const;
}

// The keyboard of an editable combobox: arrows move through the list, Enter takes, anything typed searches again.
function useAddressCombobox(onChange: (address: string) => void) {
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
    // Text typed while the details were loading is kept.
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

// Any failure of the maps service turns the field into a plain one, silently.
function useAddressSuggestions() {
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
    // A new number makes a search that is still running drop its answer.
    lastSearch.current += 1;
    setSuggestions([]);
  }

  function giveUp() {
    setIsUnavailable(true);
    close();
  }

  // Text typed before the maps service has loaded waits for it, and still gets suggestions.
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

// Falls back to the suggestion's own text when its details cannot be read.
async function readFullOr(chosen: FoundAddress, giveUp: () => void): Promise<string> {
  try {
    return await chosen.readFull();
  } catch {
    giveUp();
    return chosen.text;
  }
}
