import "#web/features/landing/landing.css";
import { Suspense } from "react";
import { paths } from "#shared/page-paths.ts";
import { PageFrame } from "#web/app/page-frame.tsx";
import { StartListingButton } from "#web/app/start-listing-button.tsx";
import { FeatureShowcase } from "#web/features/landing/feature-showcase.tsx";
import { Hero } from "#web/features/landing/hero.tsx";
import {
  AudienceCards,
  CallToAction,
  HowItWorks,
  Pricing,
  Testimonials,
} from "#web/features/landing/landing-sections.tsx";
import { BarFrame } from "#web/features/shell/bar-frame.tsx";
import { greetingFor } from "#web/features/shell/greeting.ts";
import { useSession } from "#web/lib/session-store.ts";

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

// In the HTML of every start; the server says on the root element whether it applies.
function TestModeNote() {
  return (
    <aside
      aria-label="Test mode"
      className="in-test-mode mb-10 flex flex-wrap items-center gap-x-5 border-t border-line pt-4 text-ink-2"
    >
      <p>Test mode: no card is charged.</p>
      <a href={paths.outbox} className="with-outbox text-link">
        Open the outbox
      </a>
    </aside>
  );
}

// Only a line of text until there is a video, since a player that cannot play would mislead.
function DemoVideo() {
  return <p className="demo-video note">Demo video coming soon</p>;
}

// The landing page's own links, in place of the shell's.
function LandingLinks({ greeting }: { greeting: string | null }) {
  return (
    <>
      <a href="#how-it-works" className="bar-link">
        How it Works
      </a>
      <a href="#pricing" className="bar-link">
        Pricing
      </a>
      {greeting === null ? (
        <a href={paths.auth} className="bar-link">
          Sign In
        </a>
      ) : (
        <>
          <a href={paths.dashboard} className="bar-link">
            Dashboard
          </a>
          <a href={paths.account} className="bar-link max-w-48 truncate">
            {greeting}
          </a>
        </>
      )}
    </>
  );
}
