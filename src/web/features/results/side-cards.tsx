import { useState } from "react";
import type { Beginning, UntoldFact, WrittenDescription } from "#shared/contract/listings/listings.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import { thumbnailOf } from "#web/lib/photos/thumbnail-of.ts";
import { summariseProperty } from "#web/lib/property-summary.ts";
import { Button } from "#web/ui/inputs/button.tsx";

const NAMES: Record<Beginning, { text: string; button: string }> = {
  own: { text: "The title and opening are the ones you saw before you paid.", button: "Use the other" },
  shown: { text: "The title and opening are the other ones.", button: "Use the one you saw" },
};

const MOST_IMAGES = 6;
const SHORT_ID = 8;

// How much of the text rests on something known.
export function ProofCard({ description }: { description: WrittenDescription }) {
  const sentences = description.sections.flatMap((section) => section.sentences);
  const backed = sentences.filter(({ facts }) => facts.length > 0).length;
  return (
    <section aria-labelledby="proof-heading" className="sheet side-card">
      <h2 id="proof-heading" className="note">
        Proof
      </h2>
      <p className="proof-figure">
        {backed} of {sentences.length} sentences
      </p>
      <p className="text-[0.9375rem] text-ink-2">
        backed by a fact.{description.untold.length === 0 && " Every fact you gave is told."}
      </p>
      {description.untold.length > 0 && <UntoldFacts untold={description.untold} />}
    </section>
  );
}

// What was left out, by the reason for it.
function UntoldFacts({ untold }: { untold: UntoldFact[] }) {
  const reasons = Map.groupBy(untold, ({ why }) => why);
  return (
    <details className="untold">
      <summary>{untold.length === 1 ? "1 known fact is" : `${untold.length} known facts are`} not in the text</summary>
      {[...reasons].map(([why, facts]) => (
        <div key={why}>
          <p className="text-ink-2">{why}</p>
          <p>{facts.map(({ label }) => label).join(", ")}</p>
        </div>
      ))}
    </details>
  );
}

export function QuestionsCard({ questions }: { questions: string[] }) {
  return (
    <section aria-labelledby="questions-heading" className="sheet side-card">
      <h2 id="questions-heading" className="note">
        Before you publish
      </h2>
      <ul className="mt-3 grid gap-2 text-[0.9375rem]">
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </section>
  );
}

export function PropertyCard({ propertyData, orderId }: { propertyData: PropertyData; orderId: string }) {
  const { address, bedrooms, bathrooms, platforms, imageUrls } = summariseProperty(propertyData);
  const rows = [
    ["Address", address],
    ["Bedrooms", bedrooms],
    ["Bathrooms", bathrooms],
    ["Platform", platforms.join(", ")],
    ["Order", orderId.slice(0, SHORT_ID)],
  ] as const;
  return (
    <section aria-labelledby="property-card-heading" className="sheet side-card">
      <h2 id="property-card-heading" className="note">
        The property
      </h2>
      <dl className="summary-rows">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? "Not given"}</dd>
          </div>
        ))}
      </dl>
      {imageUrls.length > 0 && (
        <ul className="summary-images">
          {imageUrls.slice(0, MOST_IMAGES).map((url, place) => (
            <li key={url}>
              <img src={thumbnailOf(url)} alt={`The property, ${place + 1}`} loading="lazy" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type Other = NonNullable<WrittenDescription["otherBeginning"]>;

type BeginningChoiceProps = { other: Other; onChoose: (beginning: Beginning) => Promise<void> };

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
