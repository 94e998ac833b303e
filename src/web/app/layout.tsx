import { Outlet } from "@tanstack/react-router";
import { PageFrame } from "./page-frame.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";

export function Layout() {
  return (
    <>
      <PageFrame>
        <Outlet />
      </PageFrame>
      <RouteAnnouncer />
    </>
  );
}
