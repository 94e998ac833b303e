import { StartListingButton } from "#web/app/start-listing-button.tsx";
import { CheckView } from "#web/features/listing-check/check-view.tsx";
import { keepListingText } from "#web/lib/storage/kept-listing.ts";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";

export function CheckPage() {
  return (
    <div className="py-10 sm:py-16">
      <PageHeading title="Check your listing" />
      <p className="mt-5 mb-10 max-w-[38em] text-lg text-ink-2 lg:mb-12">
        Paste the text you have. You see what is over a limit, which phrases everybody uses, what a platform may refuse
        and by which rule, and what guests will still ask.
      </p>
      <CheckView
        renderGoOn={(text) => (
          <StartListingButton onOpen={() => keepListingText(text)}>Go on with this listing</StartListingButton>
        )}
      />
    </div>
  );
}
