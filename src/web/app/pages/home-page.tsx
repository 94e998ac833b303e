import "#web/features/landing/landing.css";
import { Suspense } from "react";
import { PageFrame } from "#web/app/page-frame.tsx";
import { StartListingButton } from "#web/app/start-listing-button.tsx";
import { AudienceCards } from "#web/features/landing/audience-cards.tsx";
import { CallToAction } from "#web/features/landing/call-to-action.tsx";
import { DemoVideo } from "#web/features/landing/demo-video.tsx";
import { FeatureShowcase } from "#web/features/landing/feature-showcase.tsx";
import { Hero } from "#web/features/landing/hero.tsx";
import { HowItWorks } from "#web/features/landing/how-it-works.tsx";
import { LandingLinks } from "#web/features/landing/landing-links.tsx";
import { Pricing } from "#web/features/landing/pricing.tsx";
import { Testimonials } from "#web/features/landing/testimonials.tsx";
import { TestModeNote } from "#web/features/public-config/test-mode-note.tsx";
import { useSession } from "#web/features/session/use-session.ts";
import { BarFrame } from "#web/features/shell/bar-frame.tsx";
import { greetingFor } from "#web/features/shell/greeting.ts";

export function HomePage() {
  const { user } = useSession();
  const start = <StartListingButton>Get Started</StartListingButton>;
  return (
    <PageFrame header={<BarFrame links={<LandingLinks greeting={user && greetingFor(user)} />} action={start} />}>
      <Hero action={start} />
      <InItsOwnTime>
        <AudienceCards />
      </InItsOwnTime>
      <DemoVideo />
      <InItsOwnTime>
        <HowItWorks />
      </InItsOwnTime>
      <InItsOwnTime>
        <FeatureShowcase />
      </InItsOwnTime>
      <InItsOwnTime>
        <Testimonials />
      </InItsOwnTime>
      <InItsOwnTime>
        <Pricing action={start} />
      </InItsOwnTime>
      <InItsOwnTime>
        <CallToAction action={start} />
      </InItsOwnTime>
      <TestModeNote />
    </PageFrame>
  );
}

// Each part is hydrated in a task of its own, so that a phone stays responsive meanwhile.
const InItsOwnTime = Suspense;
