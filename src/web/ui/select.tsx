import ChevronDown from "lucide-react/icons/chevron-down";
import { type KeyboardEvent, type Ref, useState } from "react";
import { fetchWhenQuiet, softPart } from "#web/lib/soft-part.ts";
import "./field.css";
import "./select.css";
import { useFieldControl } from "./field-context.ts";
import { useOfflineToast } from "./soft-overlay.tsx";

export type SelectOption = {
  value: string;
  label: string;
  // A word beside the label, such as why the option cannot be chosen.
  note?: string;
  isDisabled?: boolean;
};

export type SelectProps = {
  options: readonly SelectOption[];
  value: string | undefined;
  onChange: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  disabled?: boolean | undefined;
  id?: string;
  "aria-label"?: string;
  // A form focuses this when the answer is wrong.
  ref?: Ref<HTMLButtonElement>;
};

const list = softPart(async () => (await import("./select-part.tsx")).SelectPart);
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
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- there is no list yet that it could control */}
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
      {/* What fills in forms for people writes here. */}
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
    </>
  );
}
