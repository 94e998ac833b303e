import { Button } from "#web/ui/button.tsx";
import { type EditPlace, recallEdit } from "./edit-memory.ts";

type EditButtonProps = EditPlace & { onEdit: () => void };

// What was typed and not saved is offered again.
export function EditButton({ onEdit, ...place }: EditButtonProps) {
  const isBegun = recallEdit(place) !== null;
  return (
    <Button size="small" aria-label={`${isBegun ? "Continue editing" : "Edit"} ${place.heading}`} onClick={onEdit}>
      {isBegun ? "Continue editing" : "Edit"}
    </Button>
  );
}
