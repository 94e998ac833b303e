import { useState } from "react";
import type { IntakeRole } from "#shared/intake/intake-field.ts";
import { intakeMessages } from "#shared/messages/intake.ts";
import { Button } from "#web/ui/button.tsx";
import { useForm } from "../form/form-context.ts";
import { DeleteDraftDialog } from "./delete-draft-dialog.tsx";
import { LinksDialog } from "./links-dialog.tsx";
import { ShareDialog } from "./share-dialog.tsx";

type Open = { what: "share"; role: IntakeRole } | { what: "links" } | { what: "delete" };

export function ManagerTools({ onDeleted }: { onDeleted: () => void }) {
  const { view, book } = useForm();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="manager-tools">
      <Button size="small" onClick={() => setOpen({ what: "share", role: "owner" })}>
        Share owner link
      </Button>
      <Button size="small" onClick={() => setOpen({ what: "share", role: "manager" })}>
        Share manager link
      </Button>
      <Button size="small" onClick={() => setOpen({ what: "links" })}>
        Links
      </Button>
      <Button size="small" tone="quiet" onClick={() => setOpen({ what: "delete" })}>
        Delete
      </Button>
      {open?.what === "share" && (
        <ShareDialog view={view} gives={open.role} failure={intakeMessages.linkFailed(open.role)} onClose={close} />
      )}
      {open?.what === "links" && <LinksDialog view={view} onClose={close} />}
      {open?.what === "delete" && (
        <DeleteDraftDialog view={view} answers={book.shown()} onClose={close} onDeleted={onDeleted} />
      )}
    </div>
  );
}
