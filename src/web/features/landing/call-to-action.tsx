import type { ReactNode } from "react";
import { paths } from "#shared/page-paths.ts";
import { CottagePlan } from "./cottage-plan.tsx";

export function CallToAction({ action }: { action: ReactNode }) {
  return (
    <section aria-labelledby="start-heading" className="call-to-action">
      <div>
        <h2 id="start-heading">Your place, in words you can stand behind</h2>
        <p className="mt-4 max-w-[40ch] text-lg">
          Start with an address. You see what we understood before you pay anything.
        </p>
        <div className="mt-8">{action}</div>
        <p className="mt-5">
          Have a listing already?{" "}
          <a href={paths.check} className="call-to-action-link">
            Check its text for free
          </a>
        </p>
      </div>
      <div className="call-to-action-plan">
        <CottagePlan />
      </div>
    </section>
  );
}
