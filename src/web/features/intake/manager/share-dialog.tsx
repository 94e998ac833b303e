import { useQuery } from "@tanstack/react-query";
import type { IntakeRole } from "#shared/intake/intake-field.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { CopyButton } from "#web/ui/inputs/copy-button.tsx";
import { Field } from "#web/ui/inputs/field.tsx";
import { TextInput } from "#web/ui/inputs/text-input.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { type DraftView, shareLink } from "../api.ts";

const TEXTS = {
  owner: {
    title: "Share with the owner",
    description: "Whoever has this link can fill in the sections that are open to owners. They cannot delete the form.",
  },
  manager: {
    title: "Share with a manager",
    description: "Whoever has this link can do all that you can: fill in, share and delete the form.",
  },
} as const;

type ShareDialogProps = { view: DraftView; gives: IntakeRole; failure: string; onClose: () => void };

export function ShareDialog({ view, gives, failure, onClose }: ShareDialogProps) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["share-link", view.id, gives],
    queryFn: () => shareLink(view, gives),
    gcTime: 0,
  });
  const retry = (
    <Button size="small" isBusy={isFetching} onClick={() => void refetch()}>
      Try again
    </Button>
  );
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={TEXTS[gives].title}
      description={TEXTS[gives].description}
      actions={<Button onClick={onClose}>Done</Button>}
    >
      {data === undefined && !error && <Spinner label="Making the link…" />}
      {error && (
        <Notice tone="problem" action={retry}>
          {failure}
        </Notice>
      )}
      {data !== undefined && <LinkBox url={data} gives={gives} />}
    </Dialog>
  );
}

function askToCopyByHand(): void {
  showToast({ title: "Copy Failed", description: "Failed to copy to clipboard", tone: "problem" });
}

function LinkBox({ url, gives }: { url: string; gives: IntakeRole }) {
  return (
    <div className="flex items-start gap-3">
      <div className="grow">
        <Field label={gives === "owner" ? "Owner link" : "Manager link"} help="You can end it at any time under Links.">
          <TextInput readOnly value={url} onFocus={(event) => event.target.select()} />
        </Field>
      </div>
      <div className="pt-9">
        <CopyButton text={url} onFailed={askToCopyByHand} />
      </div>
    </div>
  );
}
