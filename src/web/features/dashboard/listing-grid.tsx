import { type ReactNode, useState } from "react";
import type { UserListing } from "#shared/contract/user-listings.ts";
import { DeleteListingDialog } from "./delete-listing-dialog.tsx";
import type { ReadDescription } from "./description-text.ts";
import { ListingCard } from "./listing-card.tsx";
import { ListingDialog } from "./listing-dialog.tsx";

// What the page brings along from other features.
export type ListingParts = {
  readDescription: ReadDescription;
  pageOf: (listing: UserListing) => string;
  renderEditor: (listing: UserListing) => ReactNode;
  renderShare: (props: { listing: UserListing; text: string; onClose: () => void }) => ReactNode;
};

type ListingGridProps = { listings: UserListing[]; parts: ListingParts; onDeleted: () => void };

export function ListingGrid({ listings, parts, onDeleted }: ListingGridProps) {
  const [viewed, setViewed] = useState<UserListing | null>(null);
  const [shared, setShared] = useState<UserListing | null>(null);
  const [doomed, setDoomed] = useState<UserListing | null>(null);
  const { readDescription, pageOf, renderShare, renderEditor } = parts;
  // As the list has it now, with what was edited meanwhile.
  const shown = viewed && (listings.find(({ id }) => id === viewed.id) ?? viewed);

  return (
    <>
      <ul className="listing-grid">
        {listings.map((listing) => (
          <li key={listing.id}>
            <ListingCard
              listing={listing}
              readDescription={readDescription}
              onView={setViewed}
              onShare={setShared}
              onDelete={setDoomed}
            />
          </li>
        ))}
      </ul>
      {shown && (
        <ListingDialog
          listing={shown}
          readDescription={readDescription}
          listingPage={pageOf(shown)}
          editor={renderEditor(shown)}
          onShare={() => setShared(shown)}
          onClose={() => setViewed(null)}
        />
      )}
      {shared &&
        renderShare({
          listing: shared,
          text: readDescription(shared.generatedContent).plain,
          onClose: () => setShared(null),
        })}
      {doomed && (
        <DeleteListingDialog
          listing={doomed}
          onDeleted={() => {
            setDoomed(null);
            onDeleted();
          }}
          onClose={() => setDoomed(null)}
        />
      )}
    </>
  );
}
