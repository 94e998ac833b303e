import { useMutation, useQueryClient } from "@tanstack/react-query";
import Trash2 from "lucide-react/icons/trash-2";
import { type ReactNode, useState } from "react";
import type { UserListing } from "#shared/contract/listings/user-listings.ts";
import { dashboardToasts } from "#shared/messages/accounts.ts";
import { paths } from "#shared/page-paths.ts";
import { dateText } from "#web/lib/format-text.ts";
import { Link } from "#web/lib/router/link.tsx";
import { Badge } from "#web/ui/feedback/badge.tsx";
import { Skeleton } from "#web/ui/feedback/progress.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { IconButton } from "#web/ui/inputs/icon-button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { deleteListing, listingsFilter } from "./api.ts";
import { CopyDescription, ListingDialog, type ReadDescription } from "./listing-dialog.tsx";
import { factsOf, firstPicture, outdatedWords, titleOf } from "./listing-words.ts";

// What the page brings along from other features.
export type ListingSlots = {
  readDescription: ReadDescription;
  pageOf: (listing: UserListing) => string;
  renderEditor: (listing: UserListing) => ReactNode;
  renderShare: (props: { listing: UserListing; text: string; onClose: () => void }) => ReactNode;
};

type ListingGridProps = { listings: UserListing[]; parts: ListingSlots; onDeleted: () => void };

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

type DeleteListingDialogProps = { listing: UserListing; onDeleted: () => void; onClose: () => void };

function DeleteListingDialog({ listing, onDeleted, onClose }: DeleteListingDialogProps) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await deleteListing(listing.id);
      await queryClient.invalidateQueries(listingsFilter);
    },
    onSuccess: () => {
      showToast(dashboardToasts.listingDeleted);
      onDeleted();
    },
    onError: () => void showToast({ ...dashboardToasts.listingNotDeleted, tone: "problem" }),
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Delete this listing?"
      description={
        <>
          <p>
            The texts and photos of <strong className="text-ink">{titleOf(listing)}</strong> are deleted for good.
          </p>
          <p className="mt-3">The order and its invoice stay.</p>
        </>
      }
      confirmLabel="Delete"
      busyLabel="Deleting…"
      cancelLabel="Keep it"
      isBusy={isPending}
      onConfirm={() => mutate()}
    />
  );
}

type ListingActions = {
  onView: (listing: UserListing) => void;
  onShare: (listing: UserListing) => void;
  onDelete: (listing: UserListing) => void;
};

type ListingCardProps = ListingActions & { listing: UserListing; readDescription: ReadDescription };

function ListingCard({ listing, readDescription, onView, onShare, onDelete }: ListingCardProps) {
  const title = titleOf(listing);
  return (
    <article className="sheet listing-card" aria-label={title}>
      <ListingPicture listing={listing} />
      <div className="listing-words">
        <h3 className="line-clamp-2">{title}</h3>
        <p className="text-ink-2">{factsOf(listing).join(" · ")}</p>
        {(listing.outdatedSentences ?? 0) > 0 && (
          <Link to={paths.results} search={{ listing: listing.id }} className="text-link">
            {outdatedWords(listing)}
          </Link>
        )}
        <p className="note">Created {dateText(listing.createdAt)}</p>
      </div>
      <div className="listing-actions">
        <Button tone="primary" size="small" onClick={() => onView(listing)}>
          View
        </Button>
        {listing.isRefunded ? (
          <Badge>Refunded</Badge>
        ) : (
          <>
            <CopyDescription text={readDescription(listing.generatedContent).plain} />
            <Button size="small" onClick={() => onShare(listing)}>
              Share
            </Button>
          </>
        )}
        <IconButton className="ml-auto" label={`Delete ${title}`} onClick={() => onDelete(listing)}>
          <Trash2 aria-hidden="true" size={19} strokeWidth={1.75} />
        </IconButton>
      </div>
    </article>
  );
}

// Decoration beside the address that names the listing.
function ListingPicture({ listing }: { listing: UserListing }) {
  const [isBroken, setIsBroken] = useState(false);
  const url = firstPicture(listing);
  if (url && !isBroken) {
    return <img src={url} alt="" loading="lazy" className="listing-picture" onError={() => setIsBroken(true)} />;
  }
  return (
    <div className="listing-picture listing-no-picture">
      <svg aria-hidden="true" viewBox="0 0 96 64" className="plan w-24">
        <path d="M4 4h88M4 4v56M4 60h34M62 60h30M92 4v56" />
        <path d="M38 60V36a24 24 0 0 1 24 24M56 4v18h36" className="plan-thin" />
      </svg>
      <p className="note">No photo</p>
    </div>
  );
}

export function ListingsSkeleton() {
  return (
    <Skeleton label="Loading your listings">
      <div className="listing-grid">
        {[0, 1, 2].map((place) => (
          <div key={place} className="sheet listing-card">
            <div className="skeleton listing-picture" />
            <div className="listing-words">
              <div className="skeleton h-6 w-4/5" />
              <div className="skeleton h-4 w-3/5" />
              <div className="skeleton h-4 w-2/5" />
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
