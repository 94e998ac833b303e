import { paths } from "#shared/page-paths.ts";
import type { LegacyKind } from "#web/features/legacy/legacy-kinds.ts";
import { LegacyWelcome } from "#web/features/legacy/legacy-welcome.tsx";
import { useSession } from "#web/features/session/use-session.ts";
import { forgetPropertyData } from "#web/lib/purchase-memory.ts";
import { navigate } from "#web/lib/router/place.ts";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { softContent } from "#web/ui/soft-content.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

// Only for those who are signed in.
const LegacyForm = softContent(async () => (await import("#web/app/legacy-form.tsx")).LegacyForm, <Waiting />);

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
