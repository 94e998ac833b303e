import { paths } from "#shared/page-paths.ts";
import { OpenDoorPlan } from "#web/ui/layout/open-door-plan.tsx";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";

export function NotFoundPage() {
  return (
    <div className="grid items-center gap-12 py-12 sm:py-20 lg:grid-cols-[1fr_24rem]">
      <div>
        <PageHeading title="404 Page Not Found" />
        <p className="mt-5 max-w-[48ch] text-lg text-ink-2">
          There is no page at this address; the link may be old, or a letter may be missing.
        </p>
        <a href={paths.home} className="button mt-8" data-tone="primary">
          Go to the home page
        </a>
      </div>
      <OpenDoorPlan />
    </div>
  );
}
