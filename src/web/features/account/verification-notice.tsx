import { useMutation } from "@tanstack/react-query";
import { accountToasts } from "#shared/messages/accounts.ts";
import { paths } from "#shared/page-paths.ts";
import { serverMessageIn } from "#web/lib/http/request.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { MailAddress } from "#web/ui/layout/mail-address.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { sendVerification } from "./api.ts";

export function VerificationNotice({ email }: { email: string }) {
  const { mutate, isPending, data } = useMutation({
    mutationFn: sendVerification,
    onSuccess: ({ message }) => void showToast({ title: "Email Sent", description: message }),
    onError: (error) => {
      const words = serverMessageIn(error);
      showToast({ title: "Error", description: words ?? accountToasts.mailNotSent, tone: "problem" });
    },
  });
  return (
    <Notice
      title={accountToasts.confirmAddress}
      action={
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
          <Button size="small" isBusy={isPending} busyLabel="Sending…" onClick={() => mutate()}>
            Send the link again
          </Button>
          <a href={paths.outbox} className="with-outbox text-link">
            Open the outbox
          </a>
        </div>
      }
    >
      {data ? (
        data.message
      ) : (
        <>
          We mailed a link to <MailAddress address={email} />. Open it, and confirm your address on the page behind it.
        </>
      )}
    </Notice>
  );
}
