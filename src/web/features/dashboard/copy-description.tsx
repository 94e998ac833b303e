import { dashboardToasts } from "#shared/messages/accounts.ts";
import { messages } from "#shared/messages/toasts.ts";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";

type CopyDescriptionProps = { text: string; label?: string; tone?: "primary" | "secondary" };

export function CopyDescription(props: CopyDescriptionProps) {
  return (
    <CopyButton
      {...props}
      onCopied={() => void showToast(messages.descriptionCopied)}
      onFailed={() => void showToast({ ...dashboardToasts.copyFailed, tone: "problem" })}
    />
  );
}
