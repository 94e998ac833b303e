import { useEffect } from "react";
import { paths } from "#shared/page-paths.ts";
import { lazyPage } from "#web/app/lazy-page.tsx";
import { useSession } from "#web/lib/session-store.ts";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";
import { PendingPage } from "../../pending-page.tsx";

// Long enough to read why.
const RETURN_MS = 3000;

const AdminPage = lazyPage(() => import("./admin-page.tsx"), "AdminPage");

// Only an admin loads the page's code; the server refuses its calls from others anyway.
export function AdminGate() {
  const { status, user } = useSession();
  if (status === "unknown") return <PendingPage />;
  return user?.isAdmin ? <AdminPage /> : <AdminOnly />;
}

function AdminOnly() {
  useEffect(() => {
    const timer = setTimeout(() => window.location.replace(paths.home), RETURN_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="alert" className="py-16 sm:py-24">
      <PageHeading title="For the admin only" />
      <p className="mt-5 max-w-[56ch] text-lg text-ink-2">
        This page belongs to the one account that runs this site, and you are not signed in with it. You are taken home
        in a moment.
      </p>
      <a href={paths.home} className="button mt-8" data-tone="primary">
        Go Home
      </a>
    </div>
  );
}
