import type { Answers, IntakeRole } from "#shared/intake/intake-field.ts";
import { intakeMessages } from "#shared/messages/intake.ts";
import type { DraftView } from "../api.ts";
import { DeleteDraftDialog } from "./delete-draft-dialog.tsx";
import { LinksDialog } from "./links-dialog.tsx";
import { ShareDialog } from "./share-dialog.tsx";

export type OpenDialog = { what: "share"; role: IntakeRole } | { what: "links" } | { what: "delete" };

type ManagerDialogsProps = {
  open: OpenDialog;
  view: DraftView;
  answers: Answers;
  onClose: () => void;
  onDeleted: () => void;
};

export function ManagerDialogs({ open, view, answers, onClose, onDeleted }: ManagerDialogsProps) {
  switch (open.what) {
    case "share":
      return (
        <ShareDialog view={view} gives={open.role} failure={intakeMessages.linkFailed(open.role)} onClose={onClose} />
      );
    case "links":
      return <LinksDialog view={view} onClose={onClose} />;
    case "delete":
      return <DeleteDraftDialog view={view} answers={answers} onClose={onClose} onDeleted={onDeleted} />;
  }
}
