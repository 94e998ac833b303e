import { type MouseEvent, type ReactNode, useState } from "react";
import type { Teaser } from "#shared/contract/listings/listings.ts";
import { EvidencePanel } from "./evidence-panel.tsx";
import "../styles/marker.css";
import "./live-text.css";
import { changedWords, gainBetween } from "./text-change.ts";

const CHARACTERS_IN_A_LINE = 52;

const MOST_LINES = 8;

const SHORTEST_LINE = 8;

type LiveTextProps = {
  // Null while too little is known to write anything.
  teaser: Teaser | null;
  // What the question that is being answered adds.
  topic?: string | null;
  // Under the text, such as the way to the rest of it.
  children?: ReactNode;
};

type Shown = { teaser: Teaser | null; before: Teaser | null; gain: string | null };

// The beginning of the description as it stands, rewriting itself. What is new is marked for a moment, and said politely.
export function LiveText({ teaser, topic = null, children }: LiveTextProps) {
  const [shown, setShown] = useState<Shown>({ teaser, before: teaser, gain: null });
  const [chosen, setChosen] = useState<string | null>(null);
  if (shown.teaser !== teaser) {
    const gain = gainBetween(shown.teaser, teaser, topic) ?? shown.gain;
    setShown({ teaser, before: shown.teaser, gain });
  }
  const pointed = teaser?.evidence.find(({ sentence }) => sentence === chosen);
  return (
    <section aria-labelledby="live-text-heading" className="sheet live-text">
      <h2 id="live-text-heading" className="note">
        The text so far
      </h2>
      <output className="live-text-gain" aria-live="polite">
        {shown.gain}
      </output>
      {teaser ? (
        <>
          <p className="live-text-title">
            <Part part="title" teaser={teaser} before={shown.before} chosen={chosen} onChoose={setChosen} />
          </p>
          <p className="live-text-opening">
            <Part part="opening" teaser={teaser} before={shown.before} chosen={chosen} onChoose={setChosen} />
          </p>
          <div className="live-text-evidence">
            <EvidencePanel evidence={pointed?.facts ?? []} sentence={pointed?.sentence ?? null} />
          </div>
          <RestLines rest={teaser.rest} />
        </>
      ) : (
        <p className="mt-3 text-ink-2">It begins with the first thing you tell about the place.</p>
      )}
      {children}
    </section>
  );
}

type PartProps = {
  part: "title" | "opening";
  teaser: Teaser;
  before: Teaser | null;
  chosen: string | null;
  onChoose: (sentence: string) => void;
};

// Sentences are links, since only they flow with the lines of a paragraph.
function Part({ part, teaser, before, chosen, onChoose }: PartProps) {
  const sentences = teaser.evidence.filter((one) => one.part === part).map(({ sentence }) => sentence);
  const words = changedWords(before?.[part] ?? "", teaser[part]);
  const isFirst = before === null || before === teaser;
  let place = 0;
  return sentences.map((sentence) => {
    const count = sentence.match(/\S+/g)?.length ?? 0;
    const own = words.slice(place, place + count);
    place += count;
    const choose = () => onChoose(sentence);
    const press = (event: MouseEvent) => {
      event.preventDefault();
      choose();
    };
    return (
      <a
        key={sentence}
        href="#why"
        className="live-text-sentence"
        aria-current={sentence === chosen || undefined}
        onPointerEnter={choose}
        onFocus={choose}
        onClick={press}
      >
        {own.map(({ text, isNew }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a word that changes is another element, so that its mark runs anew
          <span key={`${at} ${text}`} className={isNew && !isFirst ? "fresh-word" : undefined}>
            {text}
          </span>
        ))}
      </a>
    );
  });
}

// The rest of the text as lines of the right length under their headings: there is this much more, and no word of it.
function RestLines({ rest }: Pick<Teaser, "rest">) {
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
