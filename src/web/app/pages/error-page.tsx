import { Button } from "#web/ui/button.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";

export function ErrorPage() {
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
