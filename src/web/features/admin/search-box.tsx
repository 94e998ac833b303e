import { useEffect, useRef, useState } from "react";
import { Field } from "#web/ui/inputs/field.tsx";
import { TextInput } from "#web/ui/inputs/text-input.tsx";

const TYPING_PAUSE_MS = 300;

type SearchBoxProps = { label: string; help: string; value: string; onSearch: (search: string) => void };

export function SearchBox({ label, help, value, onSearch }: SearchBoxProps) {
  const { typed, type } = useDebounced(value, onSearch);
  return (
    <search className="grow sm:max-w-md">
      <form
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed.trim());
        }}
      >
        <Field label={label} help={help}>
          <TextInput type="search" maxLength={200} value={typed} onChange={(event) => type(event.target.value)} />
        </Field>
      </form>
    </search>
  );
}

// What is typed shows at once and counts after a pause. A value that changes elsewhere, as by the back button, wins.
function useDebounced(value: string, onSettle: (value: string) => void) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (known !== value) {
    setKnown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    typed,
    type: (text: string) => {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => onSettle(text.trim()), TYPING_PAUSE_MS);
    },
  };
}
