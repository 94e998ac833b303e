export function Tick() {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 flex-none fill-none stroke-pine" strokeWidth="2">
      <path d="m4 10.5 4 4 8-9" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
