import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Component, type ReactNode, useEffect, useState } from "react";

import { paths } from "#shared/page-paths.ts";
import { checkoutRoleOf } from "#web/features/checkout/checkout-role.ts";
import { PlainBar } from "#web/features/shell/bar-frame.tsx";
import { focusPageStart, subscribeToShown } from "#web/lib/router/place.ts";
import { usePlace } from "#web/lib/router/use-place.ts";
import { useSession } from "#web/lib/session-store.ts";
import { recallPropertyData } from "#web/lib/storage/purchase-memory.ts";
import { Button } from "#web/ui/inputs/button.tsx";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";
import { ToastOutlet } from "#web/ui/toast/toast-outlet.tsx";
import { PageFrame } from "./page-frame.tsx";
import { routeAt } from "./routes.ts";

// A failing page must not remove the header and its links. Keyed by the path where it is used, to reset on navigation.
class PageBoundary extends Component<PageBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <ErrorPage /> : this.props.children;
  }
}

const OWNER_PAGE = /^\/intake\/[^/]+(?:\/form)?\/?$/;

export function Providers({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Layout />
      <ToastOutlet />
    </QueryClientProvider>
  );
}

// The owner's last step stands where others pay.
function isHandOver(): boolean {
  const propertyData = recallPropertyData();
  return propertyData !== null && checkoutRoleOf(propertyData).kind === "owner";
}

function Layout() {
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

type PageBoundaryProps = { children: ReactNode };

// Screen readers do not notice a page change inside the app unless focus moves and the title is announced.
function RouteAnnouncer() {
  const [pageTitle, setPageTitle] = useState("");

  useEffect(
    () =>
      subscribeToShown(({ hasNewPath }) => {
        if (!hasNewPath) return;
        focusPageStart();
        setPageTitle(document.title);
      }),
    [],
  );

  return <output className="sr-only">{pageTitle}</output>;
}

function ErrorPage() {
  return (
    <div role="alert" className="py-16 sm:py-24">
      <PageHeading title="This page stopped working" />
      <p className="mt-5 max-w-[56ch] text-lg text-ink-2">
        The fault is ours, not yours. What you saved or paid for before is safe on our side; only what you typed on this
        page since its last save may be lost.
      </p>
      <div className="mt-8">
        <Button tone="primary" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      </div>
    </div>
  );
}
