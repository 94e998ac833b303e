import { paths } from "#shared/page-paths.ts";
import "#web/features/help/help.css";
import "#web/ui/styles/reading.css";
import { HelpCenter } from "#web/features/help/help-center.tsx";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";

export function HelpPage() {
  return (
    <div className="py-10 sm:py-16">
      <PageHeading title="Help" />
      <p className="mt-5 mb-10 max-w-[34em] text-lg text-ink-2 lg:mb-14">
        Answers on ordering, guest access, promo codes, photos, platforms and revisions. Not here?{" "}
        <a href={paths.contact} className="reading-link">
          Ask us
        </a>
        ; support responds within 24 hours.
      </p>
      <HelpCenter />
    </div>
  );
}
