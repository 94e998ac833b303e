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
    <section aria-labelledby="audience-heading" className="border-t border-line py-14 sm:py-18">
      <h2 id="audience-heading">Who it is for</h2>
      <ul className="mt-8 grid gap-5 md:grid-cols-2">
        {audiences.map(({ title, text, isComingSoon }) => (
          <li key={title} className="sheet px-6 py-6 sm:px-8 sm:py-7">
            <div className="flex flex-wrap items-center gap-3">
              <h3>{title}</h3>
              {isComingSoon && (
                <span className="tag border border-line-strong bg-transparent text-ink-2">Coming Soon</span>
              )}
            </div>
            <p className="mt-3 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
