import { Button } from "../inputs/button.tsx";

type RetryButtonProps = {
  label?: "Retry" | "Try again";
  tone?: "primary" | "secondary";
  size?: "regular" | "small";
  isRetrying: boolean;
  onRetry: () => void;
};

export function RetryButton({ label = "Retry", isRetrying, onRetry, ...look }: RetryButtonProps) {
  return (
    <Button {...look} isBusy={isRetrying} busyLabel="Trying again…" onClick={onRetry}>
      {label}
    </Button>
  );
}
