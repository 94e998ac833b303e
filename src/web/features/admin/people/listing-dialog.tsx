import type { AdminListing } from "#shared/contract/account/admin.ts";
import { PLATFORM_LABELS } from "#shared/property-facts.ts";
import { Button } from "#web/ui/inputs/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { AmountWithCode, Facts } from "../badges.tsx";
import { addressOf, formatMoment, propertyTypeOf } from "../display-text.ts";

type ListingDialogProps = {
  listing: AdminListing | null;
  onClose: () => void;
  onViewOrder: (id: string) => void;
};

export function ListingDialog({ listing, onClose, onViewOrder }: ListingDialogProps) {
  if (!listing) return null;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={addressOf(listing)}
      actions={
        <>
          <Button
            onClick={() => {
              onClose();
              onViewOrder(listing.orderId);
            }}
          >
            Show the order
          </Button>
          <Button tone="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <Facts facts={factsOf(listing)} />
      <section aria-labelledby="listing-content">
        <h3 id="listing-content" className="mb-3">
          Generated content
        </h3>
        {listing.generatedContent === "" ? (
          <p className="text-ink-2">The text was deleted after the guest’s one-time view.</p>
        ) : (
          <ContentText content={listing.generatedContent} />
        )}
      </section>
    </Dialog>
  );
}

function factsOf(listing: AdminListing) {
  const { id, bedrooms, bathrooms, maxGuests, isGuest, userName, userEmail, createdAt, finalAmount } = listing;
  const property = [
    propertyTypeOf(listing),
    bedrooms !== null && `${bedrooms} bedrooms`,
    bathrooms !== null && `${bathrooms} bathrooms`,
    maxGuests !== null && `sleeps ${maxGuests}`,
    listing.selectedPlatforms.map((name) => PLATFORM_LABELS[name as keyof typeof PLATFORM_LABELS] ?? name).join(", "),
  ];
  const who = isGuest ? "Guest" : `Member: ${[userName, userEmail].filter(Boolean).join(", ") || "deleted account"}`;
  return [
    [
      "Id",
      <span key="id" className="note">
        {id}
      </span>,
    ],
    ["Address", addressOf(listing)],
    ["Property", property.filter(Boolean).join(", ")],
    ["Amount", <AmountWithCode key="amount" amount={finalAmount} {...listing} />],
    ["User type", who],
    ["Date", formatMoment(createdAt)],
  ] as const;
}

// A description as the admin reads it: bold headings, each on a line of its own, become headings.
function ContentText({ content }: { content: string }) {
  const blocks = content.split(/\n{2,}/).filter((block) => block.trim() !== "");
  return (
    <div className="space-y-3">
      {blocks.map((block, place) => {
        const heading = /^\*\*(.+?)\*\*:?\s*$/.exec(block.trim())?.[1];
        return heading ? (
          // oxlint-disable-next-line react/no-array-index-key -- a delivered text does not change its order
          <h4 key={place} className="font-semibold">
            {heading}
          </h4>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- a delivered text does not change its order
          <p key={place} className="whitespace-pre-line text-ink-2">
            {block.replaceAll("**", "")}
          </p>
        );
      })}
    </div>
  );
}
