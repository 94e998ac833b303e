import type { ReactNode } from "react";

type DefinitionsProps = { of: Readonly<Record<string, ReactNode>> };

export function Definitions({ of: definitions }: DefinitionsProps) {
  return (
    <dl>
      {Object.entries(definitions).map(([term, meaning]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
