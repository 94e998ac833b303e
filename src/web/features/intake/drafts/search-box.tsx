import { useEffect, useState } from "react";
import { Field } from "#web/ui/field.tsx";
import { TextInput } from "#web/ui/text-input.tsx";

const PAUSE_MS = 250;

type SearchBoxProps = { search: string; onSearch: (search: string) => void };

// The address follows after a pause in typing; when the address changes by itself, as on Back, the box follows.
export function SearchBox({ search, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState({ text: search, from: search });
  const text = typed.from === search ? typed.text : search;

  useEffect(() => {
    if (text === search) return;
    const timer = setTimeout(() => onSearch(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, search, onSearch]);

  return (
    <Field label="Search forms">
      <TextInput
        type="search"
        placeholder="Address or id"
        value={text}
        onChange={(event) => setTyped({ text: event.target.value, from: search })}
      />
    </Field>
  );
}
