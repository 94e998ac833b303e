import { ExampleSheet } from "#web/features/landing/example-sheet.tsx";
import { TestModeNote } from "#web/features/public-config/test-mode-note.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";

export function HomePage() {
  return (
    <>
      <div className="grid items-center gap-12 py-10 sm:py-16 lg:grid-cols-[1.05fr_1fr] lg:gap-14 lg:py-20">
        <div>
          <PageHeading
            title="Listing descriptions where every sentence is true"
            className="text-[clamp(2.5rem,6vw,4.25rem)]"
          >
            Listing descriptions where every sentence is{" "}
            <span className="whitespace-nowrap">
              <mark className="marker-stroke">true</mark>.
            </span>
          </PageHeading>
          <p className="mt-6 max-w-[34em] text-lg text-ink-2 sm:text-xl sm:leading-normal">
            Give us the details, the photos and the floor plan of your rental. You get a description that fits every
            field, sounds like a good host, and says nothing your place does not have.
          </p>
          <p className="mt-7 font-mono text-[0.9375rem] font-medium tracking-[-0.01em]">
            $19.99 per property. No subscription.
          </p>
        </div>
        <ExampleSheet />
      </div>
      <TestModeNote />
    </>
  );
}
