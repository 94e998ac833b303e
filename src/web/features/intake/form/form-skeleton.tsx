import { Skeleton } from "#web/ui/feedback/progress.tsx";
import "../intake.css";

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7];

export function FormSkeleton() {
  return (
    <Skeleton label="Loading the form">
      <div className="skeleton h-11 max-w-md" />
      <div className="skeleton mt-6 h-2 max-w-sm" />
      <div className="pt-8">
        <Columns />
      </div>
    </Skeleton>
  );
}

// Shown below the page's heading, which is rendered at once.
export function SectionsSkeleton() {
  return (
    <Skeleton label="Loading the answers">
      <Columns />
    </Skeleton>
  );
}

function Columns() {
  return (
    <div className="intake-columns">
      <div className="hidden gap-3 md:grid">
        {ROWS.map((row) => (
          <div key={row} className="skeleton h-9" />
        ))}
      </div>
      <div className="sheet section-sheet">
        <div className="skeleton h-8 w-2/5" />
        {ROWS.slice(4).map((row) => (
          <div key={row} className="mt-8">
            <div className="skeleton h-4 w-1/4" />
            <div className="skeleton mt-3 h-11" />
          </div>
        ))}
      </div>
    </div>
  );
}
