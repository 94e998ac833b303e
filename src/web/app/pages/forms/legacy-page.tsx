import { paths } from "#shared/page-paths.ts";
import type { LegacyKind } from "#web/features/legacy/legacy-kinds.ts";
import { navigate } from "#web/lib/router/place.ts";
import { useSession } from "#web/lib/session-store.ts";
import { forgetPropertyData } from "#web/lib/storage/purchase-memory.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { lazyContent } from "#web/ui/layout/lazy-content.tsx";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";

// Only for those who are signed in.
const LegacyForm = lazyContent(
  async () => (await import("#web/app/pages/forms/legacy-form.tsx")).LegacyForm,
  <Waiting />,
);

type LegacyPageProps = { kind: LegacyKind; headSignInHref?: string };

// The two older forms differ in what they ask for and sell, and in their ways in.
export function LegacyPage({ kind, headSignInHref }: LegacyPageProps) {
  const { status } = useSession();
  return (
    <div className="py-10 sm:py-14">
      <PageHeading title={kind.title} className="mb-8" />
      {status === "unknown" && <Waiting />}
      {status === "signed-out" && <LegacyWelcome kind={kind} {...(headSignInHref && { headSignInHref })} />}
      {status === "signed-in" && (
        <LegacyForm
          kind={kind}
          onDone={async (propertyData) => {
            // The address carries the property; what another form left in this tab is not meant.
            forgetPropertyData();
            await navigate({ to: paths.checkout, search: { propertyData } });
          }}
        />
      )}
    </div>
  );
}

// As tall as the screen, so that the form moves nothing that is in view when it comes.
function Waiting() {
  return (
    <div className="min-h-dvh">
      <Spinner label="Loading…" />
    </div>
  );
}

type LegacyWelcomeProps = {
  kind: LegacyKind;
  // The real estate page has a second way in, at the top.
  headSignInHref?: string;
};

function LegacyWelcome({ kind, headSignInHref }: LegacyWelcomeProps) {
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
