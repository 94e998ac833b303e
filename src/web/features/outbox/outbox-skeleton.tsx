export function OutboxSkeleton() {
  return (
    <div className="outbox-columns">
      <output className="sr-only">Loading the outbox</output>
      <div className="space-y-1.5">
        {[0, 1, 2].map((row) => (
          <div key={row} className="mail-row">
            <div className="skeleton h-5 w-4/5" />
            <div className="skeleton h-4 w-3/5" />
            <div className="skeleton h-4 w-2/5" />
          </div>
        ))}
      </div>
      <div className="sheet hidden px-9 py-8 lg:block">
        <div className="skeleton h-8 w-3/5" />
        <div className="skeleton mt-6 h-4 w-2/5" />
        <div className="skeleton mt-10 h-4 w-4/5" />
        <div className="skeleton mt-3 h-4 w-3/4" />
        <div className="skeleton mt-3 h-4 w-1/2" />
      </div>
    </div>
  );
}
