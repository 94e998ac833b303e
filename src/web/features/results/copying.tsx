import { messages } from "#shared/messages.ts";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";

type CopyingProps = { text: string; label?: string; tone?: "primary" | "secondary" };

// A copy button that says in a toast how it went.
export function Copying(props: CopyingProps) {
  return (
    <CopyButton
      {...props}
      onCopied={() => void showToast(messages.descriptionCopied)}
      onFailed={() => void showToast({ ...messages.descriptionNotCopied, tone: "problem" })}
    />
  );
}
