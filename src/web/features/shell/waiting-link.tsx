import { useEffect, useState } from "react";
import { paths } from "#shared/page-paths.ts";
import { readJson, request } from "#web/lib/http/request.ts";
import { mayHaveUnread } from "#web/lib/storage/purchase-memory.ts";

// Pages that are about the description themselves.
const SILENT_PAGES = /^\/(results|listing|payment-success|checkout|auth)\b/;

type Waiting = { listingId: string | null };

// Leads from any page to a purchase in this browser that was not read yet; other visits make no call.
export function WaitingLink() {
  const [listingId, setListingId] = useState<string | null>(null);

  useEffect(() => {
    if (!mayHaveUnread() || SILENT_PAGES.test(window.location.pathname)) return;
    // Not through the contract: its schemas would be loaded by every public page.
    request("GET", "/api/waiting-listing")
      .then(async (response) => setListingId(((await readJson(response)) as Waiting).listingId))
      .catch(() => {
        // The link is optional, so a failed call is ignored.
      });
  }, []);

  if (listingId === null) return null;
  return (
    <aside aria-label="Your description" className="border-b border-line bg-pine-wash">
      <p className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2.5 text-[0.9375rem]">
        Your description is waiting.
        <a href={`${paths.results}?listing=${listingId}`} className="font-semibold text-pine underline">
          Read it
        </a>
      </p>
    </aside>
  );
}
