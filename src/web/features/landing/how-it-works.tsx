import { steps } from "./landing-content.ts";
import { LandingSection } from "./landing-section.tsx";

export function HowItWorks() {
  return (
    <LandingSection
      id="how-it-works"
      title="How It Works"
      lead="From what you know about the home to text you can paste."
    >
      <ol className="grid md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="landing-step">
            <span className="landing-number">{index + 1}</span>
            <div>
              <h3>{title}</h3>
              <p className="mt-2 text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </LandingSection>
  );
}
