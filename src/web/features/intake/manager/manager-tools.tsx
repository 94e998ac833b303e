import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { softOverlay } from "#web/ui/soft-overlay.tsx";
import { useForm } from "../form/form-context.ts";
import type { OpenDialog } from "./manager-dialogs.tsx";

const ManagerDialogs = softOverlay(async () => (await import("./manager-dialogs.tsx")).ManagerDialogs);

export function ManagerTools({ onDeleted }: { onDeleted: () => void }) {
  const { view, book } = useForm();
  const [open, setOpen] = useState<OpenDialog | null>(null);
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
      {open && <ManagerDialogs open={open} view={view} answers={book.shown()} onClose={close} onDeleted={onDeleted} />}
    </div>
  );
}
