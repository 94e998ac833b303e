import { type Ref, useId, useRef } from "react";
import "./address.css";
import { Field } from "#web/ui/field.tsx";
import { softOverlay } from "#web/ui/soft-overlay.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { useAddressCombobox } from "./use-address-combobox.ts";

const SuggestionList = softOverlay(async () => (await import("./suggestion-list.tsx")).SuggestionList);

const MANUAL_NOTICE = "No suggestions here, please type the full address manually.";

type AddressFieldProps = {
  label: string;
  value: string;
  onChange: (address: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  // A form focuses this when the answer is wrong.
  ref?: Ref<HTMLInputElement>;
};

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
