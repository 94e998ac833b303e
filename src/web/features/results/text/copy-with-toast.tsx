import { type Message, messages } from "#shared/messages/toasts.ts";
import { CopyButton } from "#web/ui/inputs/copy-button.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";

type CopyWithToastProps = {
  text: string;
  label?: string;
  tone?: "primary" | "secondary";
  describedBy?: string;
  success?: Message;
  // Each screen has its own words for a clipboard that is refused.
  failure?: Message;
};

// A copy button that says in a toast how it went.
export function CopyWithToast({
  success = messages.descriptionCopied,
  failure = messages.descriptionNotCopied,
  ...props
}: CopyWithToastProps) {
  return (
    <CopyButton
      {...props}
      onCopied={() => void showToast(success)}
      onFailed={() => void showToast({ ...failure, tone: "problem" })}
    />
  );
}
