import { useCallback, useEffect } from "react";
import { paths } from "#shared/page-paths.ts";
import { navigate } from "#web/lib/router/place.ts";
import { useSearch } from "#web/lib/router/use-place.ts";
import "#web/features/admin/admin.css";
import { useQueryClient } from "@tanstack/react-query";
import { ActivityView } from "#web/features/admin/activity/activity-view.tsx";
import { SummaryCards } from "#web/features/admin/activity/summary-cards.tsx";
import { ADMIN_TABS, type AdminSearch, type AdminTab, readAdminSearch } from "#web/features/admin/admin-search.ts";
import { FailuresView } from "#web/features/admin/orders/failures-view.tsx";
import { OrderDialog } from "#web/features/admin/orders/order-dialog.tsx";
import { OrdersView } from "#web/features/admin/orders/orders-view.tsx";
import { PeopleView } from "#web/features/admin/people/people-view.tsx";
import { ProfileDialog } from "#web/features/admin/people/profile-dialog.tsx";
import { PromoCodesView } from "#web/features/admin/promo-codes/promo-codes-view.tsx";
import { ApiError } from "#web/lib/http/request.ts";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";
import { Tabs } from "#web/ui/layout/tabs.tsx";

const TAB_LABELS: Record<AdminTab, string> = {
  people: "Users & listings",
  activity: "Activity",
  orders: "Orders",
  "promo-codes": "Promo codes",
  failures: "Failed generations",
};

const goHome = () => window.location.replace(paths.home);

export function AdminPage() {
  const { search, change } = useAdminSearch();
  useLeaveWhenRefused(goHome);
  const views = viewsFor(search, change);
  return (
    <div className="py-10 sm:py-14">
      <PageHeading title="Admin Dashboard" className="mb-8" />
      <SummaryCards />
      <div className="mt-10">
        <Tabs
          label="Parts of the admin dashboard"
          tabs={ADMIN_TABS.map((tab) => ({ value: tab, label: TAB_LABELS[tab], content: views[tab]() }))}
          value={search.tab ?? "people"}
          onChange={(tab) => change({ tab: ADMIN_TABS.find((name) => name === tab) })}
        />
      </div>
      {search.profile && (
        <ProfileDialog
          key={search.profile}
          userId={search.profile}
          onClose={() => change({ profile: undefined })}
          onViewOrder={(order) => change({ profile: undefined, order })}
        />
      )}
      {search.order && (
        <OrderDialog
          key={search.order}
          orderId={search.order}
          onClose={() => change({ order: undefined })}
          onViewProfile={(profile) => change({ order: undefined, profile })}
        />
      )}
    </div>
  );
}

type Change = (next: { [Name in keyof AdminSearch]?: AdminSearch[Name] | undefined }) => void;

function useAdminSearch() {
  const search = readAdminSearch(useSearch());
  const change: Change = useCallback(
    (next) =>
      void navigate({
        to: paths.admin,
        search: (before) => readAdminSearch({ ...before, ...next }),
        // Typing must not fill the history; opening something is a step that the back button takes back.
        replace: !next.tab && !next.order && !next.profile,
        resetScroll: false,
      }),
    [],
  );
  return { search, change };
}

function viewsFor(search: AdminSearch, change: Change): Record<AdminTab, () => React.ReactNode> {
  const onViewOrder = (order: string) => change({ order });
  return {
    people: () => (
      <PeopleView
        search={search.search}
        onSearch={(text) => change({ search: text })}
        onViewProfile={(profile) => change({ profile })}
        onViewOrder={onViewOrder}
      />
    ),
    activity: () => <ActivityView days={search.days ?? 30} onDays={(days) => change({ days })} />,
    orders: () => (
      <OrdersView
        search={search.find}
        state={search.state}
        onSearch={(find) => change({ find })}
        onState={(state) => change({ state })}
        onViewOrder={onViewOrder}
      />
    ),
    "promo-codes": () => <PromoCodesView />,
    failures: () => <FailuresView onViewOrder={onViewOrder} />,
  };
}

// A user who loses the admin role or the session while the page is open leaves it at the next refused call.
function useLeaveWhenRefused(leave: () => void): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      queries.getQueryCache().subscribe(({ query }) => {
        const { error } = query.state;
        if (query.queryKey[0] === "admin" && error instanceof ApiError && [401, 403].includes(error.status)) leave();
      }),
    [queries, leave],
  );
}
