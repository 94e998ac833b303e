import { CottagePlan } from "./cottage-plan.tsx";
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
      <DemoVideo />
    </LandingSection>
  );
}

function DemoVideo() {
  return (
    <div className="demo-video">
      <div className="demo-video-plan">
        <CottagePlan />
      </div>
      <svg aria-hidden="true" viewBox="0 0 64 64" className="size-16" strokeWidth="1.75">
        <circle cx="32" cy="32" r="30" className="fill-card stroke-ink" />
        <path d="m27 22 16 10-16 10Z" strokeLinejoin="round" className="fill-none stroke-ink" />
      </svg>
      <p className="note">Demo video coming soon</p>
    </div>
  );
}
