import type { ErrorComponentProps } from "@tanstack/react-router";
import { useEffect } from "react";
import { paths } from "#shared/page-paths.ts";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { ErrorPage } from "./error-page.tsx";

// Long enough to read why.
const RETURN_MS = 3000;

export class NotTheAdmin extends Error {}

// In place of the admin's page, of which nobody else loads anything.
export function AdminOnlyPage({ error }: ErrorComponentProps) {
  return error instanceof NotTheAdmin ? <AdminOnly /> : <ErrorPage />;
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
