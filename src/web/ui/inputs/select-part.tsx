import * as RadixSelect from "@radix-ui/react-select";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import { shareStyleNonce, useOverlayPlace } from "../overlays/overlay-place.ts";
import { useFieldControl } from "./field-context.ts";
import type { SelectOption, SelectProps } from "./select-props.ts";

const nonce = shareStyleNonce();

// Drawn when its closed form was pressed, hence open.
export function SelectPart({
  options,
  value,
  onChange,
  placeholder = "Choose",
  disabled = false,
  ...rest
}: SelectProps) {
  const tie = useFieldControl(rest);
  const place = useOverlayPlace();
  return (
    // An empty value, unlike none, keeps the control the form's own from the start.
    <RadixSelect.Root defaultOpen value={value ?? ""} onValueChange={onChange} disabled={disabled}>
      <RadixSelect.Trigger {...rest} {...tie} className="control select-trigger">
        <span className="truncate">
          <RadixSelect.Value placeholder={placeholder} />
        </span>
        <ChevronDown aria-hidden="true" size={18} strokeWidth={1.75} className="flex-none text-ink-2" />
      </RadixSelect.Trigger>
      <RadixSelect.Portal container={place}>
        <RadixSelect.Content position="popper" sideOffset={6} className="select-list">
          <RadixSelect.ScrollUpButton className="select-more">
            <ChevronUp size={18} strokeWidth={1.75} />
          </RadixSelect.ScrollUpButton>
          <RadixSelect.Viewport {...(nonce ? { nonce } : {})}>
            {options.map((option) => (
              <SelectItem key={option.value} option={option} />
            ))}
          </RadixSelect.Viewport>
          <RadixSelect.ScrollDownButton className="select-more">
            <ChevronDown size={18} strokeWidth={1.75} />
          </RadixSelect.ScrollDownButton>
        </RadixSelect.Content>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  );
}

function SelectItem({ option: { value, label, note, isDisabled = false } }: { option: SelectOption }) {
  return (
    // Named by all it shows; by default it would be the label alone, without the note.
    <RadixSelect.Item value={value} disabled={isDisabled} aria-labelledby={undefined} className="select-item">
      <RadixSelect.ItemIndicator className="select-check">
        <Check size={18} strokeWidth={2} />
      </RadixSelect.ItemIndicator>
      <RadixSelect.ItemText>{label}</RadixSelect.ItemText>
      {note && <span className="note ml-auto flex-none">{note}</span>}
    </RadixSelect.Item>
  );
}
