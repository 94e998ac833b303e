import type { ReactNode } from "react";
import { pricingClaims } from "./landing-content.ts";
import { LandingSection } from "./landing-section.tsx";
import { Tick } from "./tick.tsx";

export function Pricing({ action }: { action: ReactNode }) {
  return (
    <LandingSection id="pricing" title="Pricing" lead="One price, and everything in it.">
      <div className="sheet grid gap-8 px-6 py-8 shadow-lift sm:px-10 sm:py-10 md:grid-cols-[auto_1fr] md:gap-14">
        <div className="flex flex-col items-start">
          <p className="font-display text-6xl leading-none font-bold tracking-[-0.04em]">$19.99</p>
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
