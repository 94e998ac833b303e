import { paths } from "#shared/page-paths.ts";
import { checkoutRoleOf } from "#web/features/checkout/checkout-role.ts";
import { useSession } from "#web/features/session/use-session.ts";
import { PlainBar } from "#web/features/shell/plain-bar.tsx";
import { recallPropertyData } from "#web/lib/purchase-memory.ts";
import { usePlace } from "#web/lib/router/use-place.ts";
import { PageBoundary } from "./page-boundary.tsx";
import { PageFrame } from "./page-frame.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";
import { routeAt } from "./routes.ts";

const OWNER_PAGE = /^\/intake\/[^/]+(?:\/form)?\/?$/;

// The owner's last step stands where others pay.
function isHandOver(): boolean {
  const propertyData = recallPropertyData();
  return propertyData !== null && checkoutRoleOf(propertyData).kind === "owner";
}

export function Layout() {
  const { path, search } = usePlace();
  const { status } = useSession();
  // Without a role in the address the form is the owner's.
  const isOwnersForm = OWNER_PAGE.test(path) && search["role"] !== "manager";
  const isOwnersPage = isOwnersForm || (path === paths.checkout && isHandOver());
  const { Page } = routeAt(path);
  return (
    <>
      <PageFrame header={isOwnersPage && status === "signed-out" ? <PlainBar /> : undefined}>
        <PageBoundary key={path}>
          <Page />
        </PageBoundary>
      </PageFrame>
      <RouteAnnouncer />
    </>
  );
}
