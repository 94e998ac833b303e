export function CloseIcon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" width="20" height="20" className="line-icon">
      <path d="M5 5l10 10M15 5L5 15" />
    </svg>
  );
}
