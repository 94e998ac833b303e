import type { Teaser } from "#shared/contract/teaser.ts";

const CHARACTERS_IN_A_LINE = 52;
const MOST_LINES = 8;
const SHORTEST_LINE = 8;

// The rest of the text as lines of the right length under their headings: there is this much more, and no word of it.
export function RestLines({ rest }: Pick<Teaser, "rest">) {
  if (rest.length === 0) return null;
  const total = rest.reduce((sum, { characters }) => sum + characters, 0);
  return (
    <div className="rest-lines">
      <p className="note">
        The rest is yours after payment: {total.toLocaleString("en-US")} more characters, written from what you said
      </p>
      <ul>
        {rest.map(({ heading, characters }) => (
          <li key={heading}>
            <p className="rest-heading">
              {heading}
              <span className="note">{characters}</span>
              <span className="sr-only"> characters</span>
            </p>
            <svg aria-hidden="true" width="100%" height={linesFor(characters).length * 16}>
              {linesFor(characters).map((percent, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- lines have nothing but their place
                <rect key={at} x="0" y={at * 16 + 4} width={`${percent}%`} height="7" rx="3.5" />
              ))}
            </svg>
          </li>
        ))}
      </ul>
    </div>
  );
}

// Each as a percentage of the width.
function linesFor(characters: number): number[] {
  const full = Math.floor(characters / CHARACTERS_IN_A_LINE);
  const left = characters - full * CHARACTERS_IN_A_LINE;
  const last = left > 0 ? [Math.max(SHORTEST_LINE, Math.round((left / CHARACTERS_IN_A_LINE) * 100))] : [];
  return [...Array.from({ length: full }, (_, at) => 100 - ((at * 7) % 5)), ...last].slice(0, MOST_LINES);
}
