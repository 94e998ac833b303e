import { useState } from "react";
import type { Beginning, WrittenDescription } from "#shared/contract/listings/listings.ts";
import { Button } from "#web/ui/button.tsx";
import "./beginning-choice.css";

type Other = NonNullable<WrittenDescription["otherBeginning"]>;
type BeginningChoiceProps = { other: Other; onChoose: (beginning: Beginning) => Promise<void> };

const NAMES: Record<Beginning, { text: string; button: string }> = {
  own: { text: "The title and opening are the ones you saw before you paid.", button: "Use the other" },
  shown: { text: "The title and opening are the other ones.", button: "Use the one you saw" },
};

// Where a language model wrote the rest, there are two beginnings: one tap changes between them.
export function BeginningChoice({ other, onChoose }: BeginningChoiceProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { text, button } = NAMES[other.kind];

  async function choose() {
    setIsBusy(true);
    await onChoose(other.kind).finally(() => setIsBusy(false));
  }

  return (
    <section aria-label="Title and opening" className="sheet beginning-choice">
      <p className="text-ink-2">{text}</p>
      <p>
        <span className="font-semibold">{other.title}</span> {other.opening}
      </p>
      <Button size="small" isBusy={isBusy} onClick={() => void choose()}>
        {button}
      </Button>
    </section>
  );
}
