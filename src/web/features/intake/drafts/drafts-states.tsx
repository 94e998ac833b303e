import { useEffect, useState } from "react";
import { StateMessage } from "#web/ui/feedback/notice.tsx";
import { Skeleton } from "#web/ui/feedback/progress.tsx";
import { RetryButton } from "#web/ui/feedback/retry-button.tsx";
import { Field } from "#web/ui/inputs/field.tsx";
import { TextInput } from "#web/ui/inputs/text-input.tsx";

const PAUSE_MS = 250;

export function DraftsSkeleton() {
  return (
    <Skeleton label="Loading the forms">
      <div className="draft-grid">
        {[0, 1, 2].map((card) => (
          <div key={card} className="sheet draft-card">
            <div className="skeleton h-6 w-24" />
            <div className="skeleton h-7 w-4/5" />
            <div className="skeleton h-4 w-3/5" />
            <div className="skeleton mt-4 h-10 w-2/3" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}

type DraftsProblemProps = { isRetrying: boolean; onRetry: () => void };

export function DraftsProblem({ isRetrying, onRetry }: DraftsProblemProps) {
  return (
    <StateMessage
      title="The forms could not be read"
      isProblem
      action={<RetryButton tone="primary" isRetrying={isRetrying} onRetry={onRetry} label="Try again" />}
    >
      <p>Nothing is lost: the forms are still on our side.</p>
    </StateMessage>
  );
}

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
