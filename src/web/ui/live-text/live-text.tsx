import { type MouseEvent, type ReactNode, useState } from "react";
import type { Teaser } from "#shared/contract/teaser.ts";
import { EvidencePanel } from "../evidence-panel.tsx";
import "../marker.css";
import "./live-text.css";
import { RestLines } from "./rest-lines.tsx";
import { changedWords, gainBetween } from "./text-change.ts";

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
