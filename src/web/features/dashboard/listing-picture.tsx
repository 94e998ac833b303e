import { useState } from "react";
import type { UserListing } from "#shared/contract/user-listings.ts";
import { firstPicture } from "./listing-words.ts";

// Decoration beside the address that names the listing.
export function ListingPicture({ listing }: { listing: UserListing }) {
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
