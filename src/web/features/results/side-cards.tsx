import type { WrittenDescription } from "#shared/contract/listings.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import { summariseProperty } from "#web/lib/property-summary.ts";
import { thumbnailOf } from "#web/lib/thumbnail-of.ts";

const MOST_IMAGES = 6;

// How much of the text rests on something known.
export function ProofCard({ description }: { description: WrittenDescription }) {
  const sentences = description.sections.flatMap((section) => section.sentences);
  const backed = sentences.filter(({ facts }) => facts.length > 0).length;
  const cited = new Set(description.evidence.map(({ id }) => id));
  const unused = description.choices.filter(({ id }) => !cited.has(id)).length;
  return (
    <section aria-labelledby="proof-heading" className="sheet side-card">
      <h2 id="proof-heading" className="note">
        Proof
      </h2>
      <p className="proof-figure">
        {backed} of {sentences.length} sentences
      </p>
      <p className="text-[0.9375rem] text-ink-2">
        backed by a fact.{" "}
        {unused === 0
          ? "Nothing known is left untold."
          : `${unused} known ${unused === 1 ? "fact" : "facts"} not used.`}
      </p>
    </section>
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

export function PropertyCard({ propertyData }: { propertyData: PropertyData }) {
  const { address, bedrooms, bathrooms, platforms, imageUrls } = summariseProperty(propertyData);
  const rows = [
    ["Address", address],
    ["Bedrooms", bedrooms],
    ["Bathrooms", bathrooms],
    ["Platform", platforms.join(", ")],
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
