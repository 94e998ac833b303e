import { type ReactNode, useState } from "react";
import { Button } from "#web/ui/inputs/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

type RoomCardProps = {
  title: string;
  // Whether removing it would lose something that was entered.
  hasContent: boolean;
  onRemove: () => void;
  children: ReactNode;
};

export function RoomCard({ title, hasContent, onRemove, children }: RoomCardProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <fieldset className="room-card">
      <legend className="sr-only">{title}</legend>
      <div className="mb-3 flex items-center justify-between gap-4">
        <p aria-hidden="true" className="note">
          {title}
        </p>
        <Button
          tone="quiet"
          size="small"
          aria-label={`Remove ${title}`}
          onClick={() => (hasContent ? setIsAsking(true) : onRemove())}
        >
          Remove
        </Button>
      </div>
      {children}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={`Remove ${title}?`}
        description="What was entered for this room goes with it. The other rooms stay."
        confirmLabel="Remove room"
        cancelLabel="Keep it"
        onConfirm={() => {
          setIsAsking(false);
          onRemove();
        }}
      />
    </fieldset>
  );
}
