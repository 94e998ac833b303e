import { paths } from "#shared/page-paths.ts";
import type { LegacyKind } from "./legacy-kinds.ts";

type LegacyWelcomeProps = {
  kind: LegacyKind;
  // The real estate page has a second way in, at the top.
  headSignInHref?: string;
};

export function LegacyWelcome({ kind, headSignInHref }: LegacyWelcomeProps) {
  return (
    <section aria-label="Welcome" className="sheet max-w-2xl px-6 py-8 sm:px-10 sm:py-10">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2>Welcome</h2>
        {headSignInHref && (
          <a href={headSignInHref} className="button" data-size="small">
            Sign In
          </a>
        )}
      </div>
      <p className="mt-3 max-w-[56ch] text-ink-2">{kind.welcome}</p>
      <p className="mt-3 max-w-[56ch] text-ink-2">
        Sign in to enter a property. One price covers all three texts, and they are saved to your dashboard.
      </p>
      <div className="mt-6">
        <a href={paths.auth} className="button" data-tone="primary">
          Sign In
        </a>
      </div>
    </section>
  );
}
