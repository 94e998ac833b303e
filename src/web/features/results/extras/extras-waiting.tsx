import { Skeleton } from "#web/ui/skeleton.tsx";

// In the shape of the cards that come. Below the text, so that nothing waits for them.
export function ExtrasWaiting() {
  return (
    <div className="mt-6">
      <Skeleton label="Loading titles, captions and replies…">
        <div className="grid gap-5 lg:grid-cols-2">
          {["titles", "replies"].map((card) => (
            <div key={card} className="sheet px-6 py-6">
              <div className="skeleton h-6 w-32" />
              <div className="skeleton mt-6 h-4 w-4/5" />
              <div className="skeleton mt-4 h-4 w-3/5" />
              <div className="skeleton mt-4 h-4 w-2/3" />
            </div>
          ))}
        </div>
      </Skeleton>
    </div>
  );
}
