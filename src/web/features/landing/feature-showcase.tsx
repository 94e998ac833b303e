import { features } from "./landing-content.ts";

export function FeatureShowcase() {
  return (
    <section aria-labelledby="features-heading" className="border-t border-line py-14 sm:py-18">
      <h2 id="features-heading">What you can rely on</h2>
      <ul className="mt-8 grid gap-x-12 gap-y-9 md:grid-cols-2">
        {features.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="mt-2 max-w-[52ch] text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
