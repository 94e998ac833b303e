import { useState } from "react";
import type { ReadListing } from "#shared/contract/listings/listings.ts";
import { Copying } from "#web/features/results/copying.tsx";
import { plainText, splitSections } from "#web/features/results/split-sections.ts";
import { useSession } from "#web/features/session/use-session.ts";
import { mailDescription } from "#web/features/share/api.ts";
import { summariseProperty } from "#web/lib/property-summary.ts";
import { Button } from "#web/ui/button.tsx";
import { softOverlay } from "#web/ui/soft-overlay.tsx";

const ShareDialog = softOverlay(async () => (await import("#web/features/share/share-dialog.tsx")).ShareDialog);

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
      <Copying text={plainText(splitSections(listing.content))} label="Copy All" tone="primary" />
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
