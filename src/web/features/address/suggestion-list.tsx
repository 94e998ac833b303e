/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no element of HTML is the list of an editable combobox */
import * as Popover from "@radix-ui/react-popover";
import type { RefObject } from "react";
import { shareStyleNonce, useOverlayPlace } from "#web/ui/overlays/overlay-place.ts";
import type { FoundAddress } from "./address-finder.ts";

// Typing goes on in the field while the list is open.
const stay = (event: Event) => event.preventDefault();

type SuggestionListProps = {
  listId: string;
  anchor: RefObject<HTMLElement | null>;
  suggestions: FoundAddress[];
  activeIndex: number;
  onChoose: (chosen: FoundAddress) => void;
  onClose: () => void;
};

shareStyleNonce();

export function SuggestionList({ listId, anchor, suggestions, activeIndex, onChoose, onClose }: SuggestionListProps) {
  const place = useOverlayPlace();
  const stayInField = (event: Event) => {
    if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
  };
  return (
    <Popover.Root open onOpenChange={(opens) => !opens && onClose()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal container={place}>
        <Popover.Content
          role="group"
          aria-label="Address suggestions"
          align="start"
          sideOffset={6}
          className="address-suggestions"
          onOpenAutoFocus={stay}
          onCloseAutoFocus={stay}
          onFocusOutside={stay}
          onPointerDownOutside={stayInField}
          // A press on a suggestion must not take focus from the field, which would close the list first.
          onMouseDown={(event) => event.preventDefault()}
        >
          <div id={listId} role="listbox" aria-label="Addresses">
            {suggestions.map((suggestion, index) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys of a combobox work in its field
              <div
                key={suggestion.id}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === activeIndex}
                className="address-suggestion"
                onClick={() => onChoose(suggestion)}
              >
                {suggestion.text}
              </div>
            ))}
          </div>
          <p className="note px-3 pt-1.5 pb-1">Powered by Google</p>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
