import { useCallback } from "react";
import type { CurrentUser } from "#shared/contract/account/accounts.ts";
import { paths } from "#shared/page-paths.ts";
import { navigate } from "#web/lib/router/place.ts";
import { useSearch } from "#web/lib/router/use-place.ts";
import "#web/features/dashboard/dashboard.css";
import type { FirstData } from "#web/app/lazy-page.tsx";
import { StartListingButton } from "#web/app/start-listing-button.tsx";
import { LoggedOut } from "#web/features/account/logged-out.tsx";
import { type DashboardSearch, readDashboardSearch, userListingsQuery } from "#web/features/dashboard/api.ts";
import { DashboardHead, MemberBenefits } from "#web/features/dashboard/dashboard-head.tsx";
import { type ListingSlots, ListingsSkeleton } from "#web/features/dashboard/listing-grid.tsx";
import { MemberListings } from "#web/features/dashboard/member-listings.tsx";
import { plainText, splitSections } from "#web/features/results/text/split-sections.ts";
import { mailDescription } from "#web/features/share/api.ts";
import { signOut } from "#web/features/shell/sign-out.ts";
import { useSession } from "#web/lib/session-store.ts";
import { lazyContent } from "#web/ui/layout/lazy-content.tsx";
import { lazyOverlay } from "#web/ui/overlays/lazy-overlay.tsx";

const ShareDialog = lazyOverlay(async () => (await import("#web/features/share/share-dialog.tsx")).ShareDialog);

export const firstData: FirstData = (queryClient, { search }) =>
  queryClient.fetchInfiniteQuery(userListingsQuery(readDashboardSearch(search)));

const ListingEditor = lazyContent(
  async () => (await import("#web/features/results/edit/listing-editor.tsx")).ListingEditor,
  <p className="note">Opening the editor…</p>,
);

export function DashboardPage() {
  const { status, user } = useSession();
  if (status === "unknown") return <DashboardFrame />;
  return status === "signed-in" ? <Dashboard user={user} /> : <LoggedOut />;
}

function Dashboard({ user }: { user: CurrentUser }) {
  // Read again: the router hands on whatever the reader of the address left out.
  const search = readDashboardSearch(useSearch());
  const onSearch = useCallback(
    (next: DashboardSearch) => void navigate({ to: paths.dashboard, search: next, replace: true, resetScroll: false }),
    [],
  );
  const createListing = <StartListingButton>Create New Listing</StartListingButton>;
  return (
    <div className="pb-16">
      <DashboardHead user={user} createListing={createListing} onSignOut={() => void signOut()} />
      <MemberBenefits />
      <MemberListings
        search={search}
        onSearch={onSearch}
        parts={listingParts(user)}
        createListing={createListing}
        loggedOut={<LoggedOut />}
      />
    </div>
  );
}

function DashboardFrame() {
  return (
    <div className="pb-16">
      <div className="dashboard-head">
        <div className="min-w-0">
          <div className="skeleton h-12 w-72 max-w-full" />
          <div className="skeleton mt-5 h-5 w-48" />
        </div>
      </div>
      <MemberBenefits />
      <section aria-labelledby="listings-heading" className="mt-12">
        <h2 id="listings-heading" className="mb-5">
          Your listings
        </h2>
        <ListingsSkeleton />
      </section>
    </div>
  );
}

function listingParts(user: CurrentUser): ListingSlots {
  return {
    readDescription: (content) => {
      const sections = splitSections(content);
      return { sections, plain: plainText(sections) };
    },
    pageOf: ({ id }) => paths.listing.replace("$id", id),
    renderEditor: ({ id }) => <ListingEditor listingId={id} />,
    renderShare: ({ listing, text, onClose }) => (
      <ShareDialog
        ownEmail={user.email}
        send={(email) =>
          mailDescription({ listingId: listing.id, description: text, propertyAddress: listing.address ?? "" }, email)
        }
        onClose={onClose}
      />
    ),
  };
}
