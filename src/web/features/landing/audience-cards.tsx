import { LandingSection } from "./landing-section.tsx";

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

// A house that stands, and one that is still only drawn.
function AudienceIcon({ isHome }: { isHome: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 64 44" className="plan w-16">
      <path d="M2 42V18L22 4l20 14v24H2Z" className={isHome ? undefined : "plan-thin"} strokeLinejoin="round" />
      <path d="M16 42V28h12v14" className="plan-thin" />
      <path d="M42 42h20V22H42" className="plan-thin" strokeDasharray={isHome ? undefined : "3 4"} />
    </svg>
  );
}
