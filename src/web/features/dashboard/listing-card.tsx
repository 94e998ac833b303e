import Trash2 from "lucide-react/icons/trash-2";
import type { UserListing } from "#shared/contract/user-listings.ts";
import { paths } from "#shared/page-paths.ts";
import { dateText } from "#web/lib/date-text.ts";
import { Link } from "#web/lib/router/link.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { CopyDescription } from "./copy-description.tsx";
import type { ReadDescription } from "./description-text.ts";
import { ListingPicture } from "./listing-picture.tsx";
import { factsOf, outdatedWords, titleOf } from "./listing-words.ts";

export type ListingActions = {
  onView: (listing: UserListing) => void;
  onShare: (listing: UserListing) => void;
  onDelete: (listing: UserListing) => void;
};

type ListingCardProps = ListingActions & { listing: UserListing; readDescription: ReadDescription };

export function ListingCard({ listing, readDescription, onView, onShare, onDelete }: ListingCardProps) {
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
