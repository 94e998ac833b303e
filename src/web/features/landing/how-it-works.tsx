import { steps } from "./landing-content.ts";

export function HowItWorks() {
  return (
    <section
      id="how-it-works"
      aria-labelledby="steps-heading"
      className="scroll-mt-20 border-t border-line py-14 sm:py-18"
    >
      <h2 id="steps-heading">How It Works</h2>
      <ol className="mt-8 grid gap-px overflow-hidden md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="border-line py-6 max-md:border-t md:border-l md:px-7 md:first:border-l-0 md:first:pl-0"
          >
            <span className="font-mono text-sm font-semibold text-pine">{index + 1}</span>
            <h3 className="mt-3">{title}</h3>
            <p className="mt-2 text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
      <DemoVideo />
    </section>
  );
}

function DemoVideo() {
  return (
    <div className="mt-10 flex items-center gap-5 rounded-sheet border border-dashed border-line-strong px-6 py-7 sm:px-8">
      <svg aria-hidden="true" viewBox="0 0 48 48" className="size-12 flex-none fill-none stroke-ink" strokeWidth="1.75">
        <circle cx="24" cy="24" r="22" />
        <path d="m20 16 13 8-13 8Z" strokeLinejoin="round" />
      </svg>
      <p className="note">Demo video coming soon</p>
    </div>
  );
}
