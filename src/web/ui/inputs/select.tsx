/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/role-has-required-aria-props, jsx-a11y/control-has-associated-label
   -- a closed list has nothing yet that it could control, and the control behind it is for programs */
import ChevronDown from "lucide-react/icons/chevron-down";
import { type KeyboardEvent, useState } from "react";
import { fetchWhenQuiet, lazyPart } from "#web/lib/lazy-part.ts";
import "./field.css";
import "./select.css";
import { useOfflineToast } from "../overlays/lazy-overlay.tsx";
import { useFieldControl } from "./field-context.ts";
import type { SelectProps } from "./select-props.ts";

const list = lazyPart(async () => (await import("./select-part.tsx")).SelectPart);
fetchWhenQuiet(list.fetch);

const OPENING_KEYS = new Set(["ArrowDown", "ArrowUp", "Enter", " "]);

// A list is drawn when it is opened for the first time; until then its control stands alone.
export function Select(props: SelectProps) {
  const [isWanted, setIsWanted] = useState(false);
  const { Part: SelectPart, hasFailed } = list.usePart(isWanted);
  useOfflineToast(hasFailed && isWanted);
  if (isWanted && SelectPart) return <SelectPart {...props} />;
  return <ClosedSelect {...props} onWant={() => setIsWanted(true)} />;
}

function ClosedSelect({
  options,
  value,
  placeholder = "Choose",
  onWant,
  onChange,
  ...rest
}: SelectProps & { onWant: () => void }) {
  const tie = useFieldControl(rest);
  const chosen = options.find((option) => option.value === value);

  function openByKey(event: KeyboardEvent) {
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!OPENING_KEYS.has(event.key) && !isLetter) return;
    event.preventDefault();
    onWant();
  }

  return (
    <>
      <button
        type="button"
        role="combobox"
        aria-expanded={false}
        aria-autocomplete="none"
        data-placeholder={chosen ? undefined : ""}
        {...rest}
        {...tie}
        className="control select-trigger"
        onPointerEnter={() => void list.fetch()}
        onFocus={() => void list.fetch()}
        onClick={onWant}
        onKeyDown={openByKey}
      >
        <span className="truncate">{chosen?.label ?? placeholder}</span>
        <ChevronDown aria-hidden="true" size={18} strokeWidth={1.75} className="flex-none text-ink-2" />
      </button>
      <NativeSelect {...{ options, value, onChange }} />
    </>
  );
}

// Hidden, for browser autofill, which fills in native controls only.
function NativeSelect({ options, value, onChange }: Pick<SelectProps, "options" | "value" | "onChange">) {
  return (
    <select
      aria-hidden="true"
      tabIndex={-1}
      className="sr-only"
      value={value ?? ""}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="" />
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
