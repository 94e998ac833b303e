import { Outlet, useLocation } from "@tanstack/react-router";
import { useSession } from "#web/features/session/use-session.ts";
import { PlainBar } from "#web/features/shell/plain-bar.tsx";
import { PageFrame } from "./page-frame.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";

const OWNER_PAGE = /^\/intake\/[^/]+(?:\/form)?\/?$/;

export function Layout() {
  const { pathname, search } = useLocation();
  const { status } = useSession();
  // Without a role in the address the form is the owner's.
  const isOwnersPage = OWNER_PAGE.test(pathname) && (search as { role?: unknown }).role !== "manager";
  return (
    <>
      <PageFrame header={isOwnersPage && status === "signed-out" ? <PlainBar /> : undefined}>
        <Outlet />
      </PageFrame>
      <RouteAnnouncer />
    </>
  );
}
