import { useEffect, useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import { type EditPlace, recallEdit } from "./edit-memory.ts";

// Whether it comes back after its editor was closed: then it has the focus.
type EditButtonProps = EditPlace & { isBack: boolean; onEdit: () => void };

// What was typed and not saved is offered again.
export function EditButton({ isBack, onEdit, ...place }: EditButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) button.current?.focus();
  }, [isBack]);
  const isBegun = recallEdit(place) !== null;
  return (
    <Button
      ref={button}
      size="small"
      aria-label={`${isBegun ? "Continue editing" : "Edit"} ${place.heading}`}
      onClick={onEdit}
    >
      {isBegun ? "Continue editing" : "Edit"}
    </Button>
  );
}
