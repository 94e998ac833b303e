import { Skeleton } from "#web/ui/skeleton.tsx";

export function ListingsSkeleton() {
  return (
    <Skeleton label="Loading your listings">
      <div className="listing-grid">
        {[0, 1, 2].map((place) => (
          <div key={place} className="sheet listing-card">
            <div className="skeleton listing-picture" />
            <div className="listing-words">
              <div className="skeleton h-6 w-4/5" />
              <div className="skeleton h-4 w-3/5" />
              <div className="skeleton h-4 w-2/5" />
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
