export function PendingPage() {
  return (
    <div className="py-16 sm:py-24">
      <output className="sr-only">Loading the page</output>
      <div className="skeleton h-12 max-w-md" />
      <div className="skeleton mt-6 h-5 max-w-lg" />
      <div className="skeleton mt-3 h-5 max-w-sm" />
    </div>
  );
}
