import type { Refusal } from "./sort-files.ts";

// Stays when the toast has gone, and names every file while the toast names one.
export function RefusedFiles({ refusals }: { refusals: Refusal[] }) {
  return (
    <ul className="mt-2 text-[0.9375rem] text-coral-ink">
      {refusals.map(({ title, description, advice }) => (
        <li key={description}>
          {title}: {description}
          {advice && <span className="block">{advice}</span>}
        </li>
      ))}
    </ul>
  );
}
