import type { LeftOut } from "#shared/contract/listings/listings.ts";
import { INTAKE_SECTIONS } from "#shared/intake/intake-schema.ts";
import { groupLeftOut } from "./group-left-out.ts";
import { RuleSource } from "./rule-source.tsx";
import "./left-out.css";

const LABELS = new Map(INTAKE_SECTIONS.flatMap(({ fields }) => fields.map(({ id, label }) => [id, label])));

// What the host wrote and the text does not say: which words, why, by which rule, and what to do instead.
export function LeftOutCard({ leftOut }: { leftOut: LeftOut[] }) {
  return (
    <section aria-labelledby="left-out-heading" className="sheet left-out">
      <div>
        <h2 id="left-out-heading">Left out of this text</h2>
        <p className="text-[0.9375rem] text-ink-2">These words of yours are not in the description.</p>
      </div>
      {groupLeftOut(leftOut).map(({ why, advice, source, entries }) => (
        <div key={`${why} ${source}`} className="left-out-reason">
          <ul className="left-out-words">
            {entries.map(({ field, words }) => (
              <li key={`${field} ${words}`}>
                <q>{words}</q> <span className="note">{labelOf(field)}</span>
              </li>
            ))}
          </ul>
          <p>
            {why} {advice}
          </p>
          <RuleSource className="left-out-source" source={source} />
        </div>
      ))}
    </section>
  );
}

function labelOf(field: string): string {
  const words = field.replaceAll("_", " ");
  return LABELS.get(field) ?? words.charAt(0).toUpperCase() + words.slice(1);
}
