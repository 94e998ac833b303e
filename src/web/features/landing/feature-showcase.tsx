import type { ReactNode } from "react";
import { FieldFigure, InventedFigure, SourceFigure, TogetherFigure } from "./feature-figures.tsx";
import { type FeatureId, features } from "./landing-content.ts";
import { LandingSection } from "./landing-section.tsx";

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
