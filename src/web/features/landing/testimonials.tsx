import { testimonials } from "./landing-content.ts";
import { LandingSection } from "./landing-section.tsx";

export function Testimonials() {
  return (
    <LandingSection id="testimonials" title="What hosts say">
      <ul className="grid gap-x-8 gap-y-9 md:grid-cols-3">
        {testimonials.map(({ quote, name, isSample }) => (
          <li key={quote} className="flex flex-col border-t-2 border-ink pt-5">
            <blockquote className="grow text-lg leading-normal text-pretty">“{quote}”</blockquote>
            <p className="mt-5 leading-snug text-ink-2">{name}</p>
            {isSample && (
              <p className="mt-3">
                <span className="note rounded-tag border border-line-strong px-2 py-1">Sample</span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
