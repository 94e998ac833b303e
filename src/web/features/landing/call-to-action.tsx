import type { ReactNode } from "react";

export function CallToAction({ action }: { action: ReactNode }) {
  return (
    <section aria-labelledby="start-heading" className="border-t border-line py-16 text-center sm:py-20">
      <h2 id="start-heading">Your place, in words you can stand behind</h2>
      <p className="mx-auto mt-4 max-w-[46ch] text-lg text-ink-2">
        Start with an address. You see what we understood before you pay anything.
      </p>
      <div className="mt-8 flex justify-center">{action}</div>
    </section>
  );
}
