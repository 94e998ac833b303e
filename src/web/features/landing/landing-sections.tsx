import type { ReactNode } from "react";
import { paths } from "#shared/page-paths.ts";
import { PRICE } from "#shared/payment/pricing.ts";
import { CottagePlan } from "./cottage-plan.tsx";
import { pricingClaims, steps, testimonials } from "./landing-content.ts";

const audiences = [
  {
    title: "Vacation Rental Hosts",
    text: "Airbnb today; VRBO and your own website next. For hosts, owners and managers who want text they can stand behind.",
    isComingSoon: false,
  },
  {
    title: "Real Estate Professionals",
    text: "MLS remarks, social media and marketing materials from the same facts.",
    isComingSoon: true,
  },
];

// Said once for all samples instead of on each.
const SAMPLES = "Early access: until hosts' own words stand here, these are examples of what we work for.";

type LandingSectionProps = {
  // Also what a link in the bar leads to.
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
};

// The section's name stands in the margin, its content beside it.
export function LandingSection({ id, title, lead, children }: LandingSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="landing-section">
      <div className="landing-margin">
        <h2 id={`${id}-heading`}>{title}</h2>
        {lead && <p className="mt-3 max-w-[38ch] text-ink-2">{lead}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

export function Tick() {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 flex-none fill-none stroke-pine" strokeWidth="2">
      <path d="m4 10.5 4 4 8-9" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

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

export function Pricing({ action }: { action: ReactNode }) {
  return (
    <LandingSection id="pricing" title="Pricing" lead="One price, and everything in it.">
      <div className="sheet grid gap-8 px-6 py-8 shadow-lift sm:px-10 sm:py-10 md:grid-cols-[auto_1fr] md:gap-14">
        <div className="flex flex-col items-start">
          <p className="font-display text-6xl leading-none font-bold tracking-[-0.04em]">{PRICE}</p>
          <p className="mt-3 text-ink-2">per property description</p>
          <div className="mt-7 md:mt-auto md:pt-7">{action}</div>
        </div>
        <ul className="grid content-center gap-y-3 md:border-l md:border-line md:pl-12">
          {pricingClaims.map((claim) => (
            <li key={claim} className="flex items-start gap-3">
              <span className="mt-0.75">
                <Tick />
              </span>
              {claim}
            </li>
          ))}
        </ul>
      </div>
      <p className="note mt-4">
        Early access: Airbnb descriptions can be ordered today. Promo codes are taken at checkout.
      </p>
    </LandingSection>
  );
}

export function CallToAction({ action }: { action: ReactNode }) {
  return (
    <section aria-labelledby="start-heading" className="call-to-action">
      <div>
        <h2 id="start-heading">Your place, in words you can stand behind</h2>
        <p className="mt-4 max-w-[40ch] text-lg">
          Start with an address. You see what we understood before you pay anything.
        </p>
        <div className="mt-8">{action}</div>
        <p className="mt-5">
          Have a listing already?{" "}
          <a href={paths.check} className="call-to-action-link">
            Check its text for free
          </a>
        </p>
      </div>
      <div className="call-to-action-plan">
        <CottagePlan />
      </div>
    </section>
  );
}

export function AudienceCards() {
  return (
    <LandingSection id="audience" title="Who it is for">
      <ul className="grid gap-4 md:grid-cols-2">
        {audiences.map(({ title, text, isComingSoon }) => (
          <li key={title} className="audience" data-coming={isComingSoon}>
            <AudienceIcon isHome={!isComingSoon} />
            <h3 className="mt-5">{title}</h3>
            <p className="mt-2 grow text-ink-2">{text}</p>
            <p className="tag audience-state">{isComingSoon ? "Coming Soon" : "Open now"}</p>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}

// Dashed for audiences that are not served yet.
function AudienceIcon({ isHome }: { isHome: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 64 44" className="plan w-16">
      <path d="M2 42V18L22 4l20 14v24H2Z" className={isHome ? undefined : "plan-thin"} strokeLinejoin="round" />
      <path d="M16 42V28h12v14" className="plan-thin" />
      <path d="M42 42h20V22H42" className="plan-thin" strokeDasharray={isHome ? undefined : "3 4"} />
    </svg>
  );
}
