import { Progress } from "#web/ui/progress.tsx";

// In the shape of the page that comes.
export function ResultsWaiting({ label }: { label: string }) {
  return (
    <>
      <output className="sr-only">{label}</output>
      <div className="mb-6 max-w-md">
        <Progress label={label} />
      </div>
      <div className="sheet description" aria-hidden="true">
        {["w-2/5", "w-4/5", "w-3/5"].map((width) => (
          <div key={width}>
            <div className="skeleton h-6 w-32" />
            <div className={`skeleton mt-5 h-4 ${width}`} />
            <div className="skeleton mt-3 h-4 w-1/2" />
          </div>
        ))}
      </div>
    </>
  );
}
