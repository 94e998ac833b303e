import { type MouseEvent, type ReactNode, useState } from "react";
import { paths } from "#shared/page-paths.ts";
import { PRICE } from "#shared/payment/pricing.ts";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";

import { CottagePlan } from "./cottage-plan.tsx";
import { facts, type Sentence, type Source, SUMMARY_LIMIT, sentences, summaryLength, title } from "./landing-sample.ts";

const sourceColours: Record<Source, string> = {
  form: "bg-form-wash text-form-ink",
  photo: "bg-photo-wash text-photo-ink",
  plan: "bg-plan-wash text-plan-ink",
  owner: "bg-owner-wash text-owner-ink",
};

const EVIDENCE_ID = "sample-evidence";

export function Hero({ action }: { action: ReactNode }) {
  return (
    <div className="grid items-center gap-12 py-10 sm:py-14 lg:grid-cols-[1.05fr_1fr] lg:gap-14">
      <div>
        <PageHeading
          title="Listing descriptions where every sentence is true"
          className="text-[clamp(2.5rem,6vw,4.25rem)]"
        >
          Listing descriptions where every sentence is{" "}
          <span className="whitespace-nowrap">
            <mark className="marker-stroke">true</mark>.
          </span>
        </PageHeading>
        <p className="mt-6 max-w-[34em] text-lg text-ink-2 sm:text-xl sm:leading-normal">
          Give us the details, the photos and the floor plan of your rental. You get a description that fits every
          field, sounds like a good host, and says nothing your place does not have.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          {action}
          <a href="#how-it-works" className="button">
            See how it works
          </a>
        </div>
        <p className="note mt-5">
          {PRICE} per property. No subscription. <span className="whitespace-nowrap">30-Day Guarantee.</span>
        </p>
        <p className="note mt-2">
          Have a listing already?{" "}
          <a href={paths.check} className="underline underline-offset-4">
            Check its text for free
          </a>
          .
        </p>
      </div>
      <LivingSample />
    </div>
  );
}

// Point at a sentence, tap it or reach it with the keyboard: the facts behind it light up.
function LivingSample() {
  const [chosen, setChosen] = useState<Sentence | undefined>(sentences.find(isAboutDock) ?? sentences[0]);
  return (
    <figure className="sheet overflow-hidden shadow-lift">
      <div className="border-b border-line px-5 pt-6 pb-5 sm:px-8">
        <CottagePlan isDockMarked={chosen !== undefined && isAboutDock(chosen)} />
        <p className="sr-only">Floor plan of a cottage with four bedrooms, a deck and a dock.</p>
      </div>
      <figcaption className="px-5 pt-5 pb-6 sm:px-8 sm:pb-7">
        <p className="note">
          Sample · Airbnb · Summary · {summaryLength} of {SUMMARY_LIMIT}
        </p>
        <h2 className="mt-2 font-display text-xl leading-tight font-semibold tracking-tight">{title}</h2>
        <p className="mt-3 text-[1.0625rem] leading-[1.65]">
          {sentences.map((sentence) => (
            <SampleSentence
              key={sentence.text}
              sentence={sentence}
              isChosen={sentence === chosen}
              onChoose={() => setChosen(sentence)}
            />
          ))}
        </p>
        <Evidence factIds={chosen?.factIds ?? []} />
      </figcaption>
    </figure>
  );
}

// What of the sentence can be seen on the plan.
function isAboutDock({ factIds }: Sentence): boolean {
  return facts.some(({ id, label }) => factIds.includes(id) && /\bdock\b/.test(label));
}

type SampleSentenceProps = { sentence: Sentence; isChosen: boolean; onChoose: () => void };

// Links, since only they flow with the lines of the paragraph; without a script they lead to the facts below.
function SampleSentence({ sentence, isChosen, onChoose }: SampleSentenceProps) {
  const choose = (event: MouseEvent) => {
    event.preventDefault();
    onChoose();
  };
  return (
    <>
      <a
        href={`#${EVIDENCE_ID}`}
        aria-current={isChosen}
        onPointerEnter={onChoose}
        onFocus={onChoose}
        onClick={choose}
        className="no-underline"
      >
        {isChosen ? <mark className="marked">{sentence.text}</mark> : sentence.text}
      </a>{" "}
    </>
  );
}

function Evidence({ factIds }: { factIds: string[] }) {
  return (
    <div id={EVIDENCE_ID} className="mt-5 border-t border-dashed border-line-strong pt-4">
      <p className="note mb-2">The marked sentence comes from</p>
      <ul aria-live="polite" className="flex min-h-20 flex-wrap content-start gap-2">
        {facts
          .filter(({ id }) => factIds.includes(id))
          .map(({ id, source, label }) => (
            <li key={id} className={`tag ${sourceColours[source]}`}>
              {label}
            </li>
          ))}
      </ul>
    </div>
  );
}
