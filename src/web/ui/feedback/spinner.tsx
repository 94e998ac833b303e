type SpinnerProps = {
  // Without one the spinner is decoration: the words beside it say what is going on.
  label?: string;
};

export function Spinner({ label }: SpinnerProps) {
  const ring = (
    <svg aria-hidden="true" viewBox="0 0 20 20" width="18" height="18" className="spinner">
      <path d="M10 2.5a7.5 7.5 0 1 1-7.5 7.5" />
    </svg>
  );
  if (!label) return ring;
  return (
    <output className="inline-flex items-center gap-2.5 text-ink-2">
      {ring}
      {label}
    </output>
  );
}
