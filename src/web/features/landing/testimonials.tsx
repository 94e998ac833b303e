import { testimonials } from "./landing-content.ts";
import { LandingSection } from "./landing-section.tsx";

// Said once and plainly, instead of a stamp on each.
const SAMPLES = "Early access: until hosts' own words stand here, these are examples of what we work for.";

export function Testimonials() {
  const areSamples = testimonials.some(({ isSample }) => isSample);
  return (
    <LandingSection id="testimonials" title="What hosts say" {...(areSamples && { lead: SAMPLES })}>
      <ul className="grid gap-x-8 gap-y-9 md:grid-cols-3">
        {testimonials.map(({ quote, name }) => (
          <li key={quote} className="flex flex-col border-t-2 border-ink pt-5">
            <blockquote className="grow text-lg leading-normal text-pretty">“{quote}”</blockquote>
            <p className="mt-5 leading-snug text-ink-2">{name}</p>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
