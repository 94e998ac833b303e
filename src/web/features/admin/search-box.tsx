import { Field } from "#web/ui/field.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { useDebounced } from "./use-debounced.ts";

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
