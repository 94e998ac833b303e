import type { ReactNode } from "react";
import { pricingClaims } from "./landing-content.ts";

export function Pricing({ action }: { action: ReactNode }) {
  return (
    <section
      id="pricing"
      aria-labelledby="pricing-heading"
      className="scroll-mt-20 border-t border-line py-14 sm:py-18"
    >
      <h2 id="pricing-heading">Pricing</h2>
      <div className="sheet mt-8 grid gap-8 px-6 py-8 shadow-lift sm:px-10 md:grid-cols-[auto_1fr] md:gap-14">
        <div>
          <p className="font-display text-6xl font-bold tracking-tight">$19.99</p>
          <p className="mt-2 text-ink-2">per property description</p>
          <div className="mt-6">{action}</div>
        </div>
        <ul className="grid content-center gap-x-10 gap-y-3 sm:grid-cols-2">
          {pricingClaims.map((claim) => (
            <li key={claim} className="flex gap-3">
              <Tick />
              {claim}
            </li>
          ))}
        </ul>
      </div>
      <p className="note mt-4">
        Early access: Airbnb descriptions can be ordered today. Promo codes are taken at checkout.
      </p>
    </section>
  );
}

function Tick() {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="mt-1 size-5 flex-none fill-none stroke-pine" strokeWidth="2">
      <path d="m4 10.5 4 4 8-9" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
