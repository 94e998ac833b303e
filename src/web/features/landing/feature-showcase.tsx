import type { ReactNode } from "react";
import { SourceTag } from "#web/ui/description/source-tag.tsx";
import { type FeatureId, features } from "./landing-content.ts";
import { SUMMARY_LIMIT, summaryLength, TITLE_LIMIT, titleLength } from "./landing-sample.ts";
import { LandingSection, Tick } from "./landing-sections.tsx";

const figures: Record<FeatureId, () => ReactNode> = {
  invented: InventedFigure,
  evidence: SourceFigure,
  field: FieldFigure,
  together: TogetherFigure,
};

export function FeatureShowcase() {
  return (
    <LandingSection id="features" title="What you can rely on" lead="A guest finds what a guest has read.">
      <ul>
        {features.map(({ id, title, text }) => {
          const Figure = figures[id];
          return (
            <li key={id} className="feature">
              <div>
                <h3>{title}</h3>
                <p className="mt-2 max-w-[48ch] text-ink-2">{text}</p>
              </div>
              {/* It shows what the words beside it say. */}
              <div aria-hidden="true" className="feature-figure">
                <Figure />
              </div>
            </li>
          );
        })}
      </ul>
    </LandingSection>
  );
}

function InventedFigure() {
  return (
    <>
      <p className="feature-row">
        Hot tub on the deck <SourceTag source="form" />
      </p>
      <p className="feature-row text-ink-3">
        <s>Sunset over the lake</s> <span className="note">not known</span>
      </p>
    </>
  );
}

function SourceFigure() {
  return (
    <>
      <p className="mb-4 leading-[1.65]">
        Warm up in the <mark className="marked">wood-fired sauna</mark> after a swim.
      </p>
      <SourceTag source="photo" detail={7} />
    </>
  );
}

function FieldFigure() {
  return (
    <>
      <FieldLength name="Title" length={titleLength} limit={TITLE_LIMIT} />
      <FieldLength name="Summary" length={summaryLength} limit={SUMMARY_LIMIT} />
    </>
  );
}

type FieldLengthProps = { name: string; length: number; limit: number };

function FieldLength({ name, length, limit }: FieldLengthProps) {
  return (
    <div className="not-last:mb-4">
      <p className="flex items-baseline justify-between">
        {name}
        <span className="note">
          {length} / {limit}
        </span>
      </p>
      <svg viewBox="0 0 100 2" preserveAspectRatio="none" className="mt-2 block h-1.5 w-full rounded-full bg-line">
        <rect width={(length / limit) * 100} height="2" className="fill-pine" />
      </svg>
    </div>
  );
}

function TogetherFigure() {
  return (
    <>
      <p className="feature-row">
        Rooms, rules, parking
        <span className="note flex items-center gap-1.5">
          <Tick /> Manager
        </span>
      </p>
      <p className="feature-row">
        Stairs, heating, keys <SourceTag source="owner" />
      </p>
    </>
  );
}
