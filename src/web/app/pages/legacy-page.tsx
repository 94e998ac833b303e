import { paths } from "#shared/page-paths.ts";
import { AddressField } from "#web/features/address/address-field.tsx";
import { LegacyFormView } from "#web/features/legacy/legacy-form.tsx";
import type { LegacyKind } from "#web/features/legacy/legacy-kinds.ts";
import { LegacyWelcome } from "#web/features/legacy/legacy-welcome.tsx";
import { useSession } from "#web/features/session/use-session.ts";
import { ImageUploader } from "#web/features/uploads/image-uploader.tsx";
import type { ListingFormParts } from "#web/lib/listing-form-parts.ts";
import { forgetPropertyData } from "#web/lib/purchase-memory.ts";
import { navigate } from "#web/lib/router/place.ts";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

const parts: ListingFormParts = { AddressField, ImageUploader };

type LegacyPageProps = { kind: LegacyKind; headSignInHref?: string };

// The two older forms differ in what they ask for and sell, and in their ways in.
export function LegacyPage({ kind, headSignInHref }: LegacyPageProps) {
  const { status } = useSession();
  return (
    <div className="py-10 sm:py-14">
      <PageHeading title={kind.title} className="mb-8" />
      {status === "unknown" && <Spinner label="Loading…" />}
      {status === "signed-out" && <LegacyWelcome kind={kind} {...(headSignInHref && { headSignInHref })} />}
      {status === "signed-in" && (
        <LegacyFormView
          kind={kind}
          parts={parts}
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
