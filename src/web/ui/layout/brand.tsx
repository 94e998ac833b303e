export function Brand() {
  return (
    <span className="flex items-center gap-2.25 font-display text-xl leading-none font-bold tracking-[-0.03em]">
      <svg aria-hidden="true" viewBox="0 0 24 22" width="26" height="24">
        <path
          d="M18 2H5a3 3 0 0 0-3 3v12a3 3 0 0 0 3 3h13"
          className="fill-none stroke-pine"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
        <rect x="9" y="8" width="15" height="6" rx="2" className="fill-brand-stroke" />
      </svg>
      <span className="brand-name">Stayscribe</span>
    </span>
  );
}
