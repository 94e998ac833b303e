import { useEffect, useRef, useState } from "react";
import type { ReadListing, WrittenDescription } from "#shared/contract/listings/listings.ts";
import { Button } from "#web/ui/inputs/button.tsx";
import { lazyContent } from "#web/ui/layout/lazy-content.tsx";
import type { Chosen } from "../text/description-view.tsx";

import { type EditPlace, recallEdit } from "./edit-memory.ts";

const FieldEditor = lazyContent(
  async () => (await import("./field-editor.tsx")).FieldEditor,
  <p className="note mt-3">Opening the editor…</p>,
);

type Editing = { heading: string; sentence?: string };
type Options = { listingId: string; listing: ReadListing; description: WrittenDescription };

// Which field of a text is being edited, with the parts that a page shows for it.
export function useEditing({ listingId, listing, description }: Options) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const [closed, setClosed] = useState<string | null>(null);
  const platform = description.platformType;
  const start = (next: Editing) => {
    setClosed(null);
    setEditing(next);
  };
  return {
    editorOf: (heading: string) =>
      editing?.heading === heading ? (
        <FieldEditor
          key={`${platform} ${heading}`}
          {...{ listingId, listing, description, heading }}
          sentence={editing.sentence}
          onClose={() => {
            setClosed(heading);
            setEditing(null);
          }}
        />
      ) : null,
    buttonOf: (heading: string) =>
      editing?.heading === heading ? null : (
        <EditButton
          {...{ listingId, platform, heading }}
          isBack={closed === heading}
          onEdit={() => start({ heading })}
        />
      ),
    sentenceButton: ({ heading, sentence }: Chosen) => (
      <Button size="small" onClick={() => start({ heading, sentence: sentence.text })}>
        Edit this sentence
      </Button>
    ),
  };
}

// Whether it comes back after its editor was closed: then it has the focus.
type EditButtonProps = EditPlace & { isBack: boolean; onEdit: () => void };

// What was typed and not saved is offered again.
function EditButton({ isBack, onEdit, ...place }: EditButtonProps) {
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
