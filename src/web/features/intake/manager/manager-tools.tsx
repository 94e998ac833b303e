import { useState } from "react";
import { wishesIn } from "#shared/property-facts.ts";
import { Button } from "#web/ui/inputs/button.tsx";
import { WishesCard } from "#web/ui/layout/wishes-card.tsx";
import { lazyOverlay } from "#web/ui/overlays/lazy-overlay.tsx";
import { useForm, useStore } from "../form/form-session.ts";
import type { OpenDialog } from "./manager-dialogs.tsx";

const ManagerDialogs = lazyOverlay(async () => (await import("./manager-dialogs.tsx")).ManagerDialogs);

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

// Beside every section, so that the manager need not look for them.
export function Wishes() {
  const { book } = useForm();
  const wishes = useStore(
    (listener) => book.subscribe(listener),
    () => wishesIn(book.shown()),
  );
  return wishes && <WishesCard wishes={wishes}>Revise the text with them when it is written.</WishesCard>;
}
