import { testimonials } from "./landing-content.ts";

export function Testimonials() {
  return (
    <section aria-labelledby="testimonials-heading" className="border-t border-line py-14 sm:py-18">
      <h2 id="testimonials-heading">What hosts say</h2>
      <ul className="mt-8 grid gap-5 md:grid-cols-3">
        {testimonials.map(({ quote, name, isSample }) => (
          <li key={quote} className="sheet flex flex-col px-6 py-6">
            <blockquote className="grow text-lg leading-relaxed">“{quote}”</blockquote>
            <p className="mt-5 flex flex-wrap items-center justify-between gap-2 text-ink-2">
              {name}
              {isSample && <span className="note rounded-tag border border-line-strong px-2 py-1">Sample</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
