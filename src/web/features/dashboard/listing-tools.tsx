import { useEffect, useRef, useState } from "react";
import type { ListingOrder } from "#shared/contract-values.ts";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import type { SelectOption } from "#web/ui/select-props.ts";
import { TextInput } from "#web/ui/text-input.tsx";
import type { DashboardSearch } from "./dashboard-search.ts";

const TYPING_PAUSE_MS = 300;

const ORDERS: (SelectOption & { value: ListingOrder })[] = [
  { value: "newest", label: "Newest first" },
  { value: "oldest", label: "Oldest first" },
  { value: "address", label: "By address" },
];

type ListingToolsProps = { search: DashboardSearch; onChange: (search: DashboardSearch) => void };

export function ListingTools({ search, onChange }: ListingToolsProps) {
  const { typed, setTyped } = useTypedSearch(search, onChange);
  return (
    <search className="listing-tools">
      <Field label="Search by address">
        <TextInput type="search" value={typed} maxLength={200} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      <Field label="Sort">
        <Select
          options={ORDERS}
          value={search.sort ?? "newest"}
          onChange={(value) => {
            const sort = ORDERS.find((order) => order.value === value)?.value ?? "newest";
            onChange({ ...(search.q && { q: search.q }), ...(sort !== "newest" && { sort }) });
          }}
        />
      </Field>
    </search>
  );
}

// The address follows the typing after a pause, and the box follows the address when somebody else changes it.
function useTypedSearch(search: DashboardSearch, onChange: (search: DashboardSearch) => void) {
  const { q = "" } = search;
  const [typed, setTyped] = useState(q);
  const lastSent = useRef(q);

  useEffect(() => {
    if (q === lastSent.current) return;
    lastSent.current = q;
    setTyped(q);
  }, [q]);

  useEffect(() => {
    const timer = setTimeout(() => {
      const wanted = typed.trim();
      if (wanted === lastSent.current) return;
      lastSent.current = wanted;
      onChange({ ...(wanted && { q: wanted }), ...(search.sort && { sort: search.sort }) });
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, search, onChange]);

  return { typed, setTyped };
}
