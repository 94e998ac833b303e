import { readSource } from "./group-left-out.ts";

// Where a rule stands: a page of a platform, or a guide of our own.
export function RuleSource({ source, className }: { source: string; className: string }) {
  const { name, link } = readSource(source);
  return (
    <p className={className}>
      Rule:{" "}
      {link ? (
        <a href={link} className="text-link" target="_blank" rel="noreferrer">
          {name}
        </a>
      ) : (
        name
      )}
    </p>
  );
}
