import { useState } from "react";
import type { ReadListing } from "#shared/contract/listings/listings.ts";
import { CopyWithToast } from "#web/features/results/text/copy-with-toast.tsx";
import { plainText, splitSections } from "#web/features/results/text/split-sections.ts";
import { mailDescription } from "#web/features/share/api.ts";
import { summariseProperty } from "#web/lib/property-summary.ts";
import { useSession } from "#web/lib/session-store.ts";
import { Button } from "#web/ui/inputs/button.tsx";
import { lazyOverlay } from "#web/ui/overlays/lazy-overlay.tsx";

const ShareDialog = lazyOverlay(async () => (await import("#web/features/share/share-dialog.tsx")).ShareDialog);

type ListingActionsProps = { listingId: string; listing: ReadListing };

// What can be done with a text as a whole.
export function ListingActions({ listingId, listing }: ListingActionsProps) {
  const { user } = useSession();
  const [isSharing, setIsSharing] = useState(false);
  const propertyAddress = summariseProperty(listing.propertyData).address ?? "";
  const shared = { listingId, description: listing.content, propertyAddress };
  return (
    <>
      <Button size="small" onClick={() => setIsSharing(true)}>
        Share
      </Button>
      <CopyWithToast text={plainText(splitSections(listing.content))} label="Copy All" tone="primary" />
      {isSharing && (
        <ShareDialog
          ownEmail={user?.email ?? null}
          send={(email) => mailDescription(shared, email)}
          onClose={() => setIsSharing(false)}
        />
      )}
    </>
  );
}
