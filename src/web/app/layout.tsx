import { Outlet, useLocation } from "@tanstack/react-router";
import { paths } from "#shared/page-paths.ts";
import { checkoutRoleOf } from "#web/features/checkout/checkout-role.ts";
import { useSession } from "#web/features/session/use-session.ts";
import { PlainBar } from "#web/features/shell/plain-bar.tsx";
import { recallPropertyData } from "#web/lib/purchase-memory.ts";
import { PageFrame } from "./page-frame.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";

const OWNER_PAGE = /^\/intake\/[^/]+(?:\/form)?\/?$/;

// The owner's last step stands where others pay.
function isHandOver(): boolean {
  const propertyData = recallPropertyData();
  return propertyData !== null && checkoutRoleOf(propertyData).kind === "owner";
}

export function Layout() {
  const { pathname, search } = useLocation();
  const { status } = useSession();
  // Without a role in the address the form is the owner's.
  const isOwnersForm = OWNER_PAGE.test(pathname) && (search as { role?: unknown }).role !== "manager";
  const isOwnersPage = isOwnersForm || (pathname === paths.checkout && isHandOver());
  return (
    <>
      <PageFrame header={isOwnersPage && status === "signed-out" ? <PlainBar /> : undefined}>
        <Outlet />
      </PageFrame>
      <RouteAnnouncer />
    </>
  );
}
