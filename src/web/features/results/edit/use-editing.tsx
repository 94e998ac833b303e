import { useState } from "react";
import type { ReadListing, WrittenDescription } from "#shared/contract/listings.ts";
import { Button } from "#web/ui/button.tsx";
import { softContent } from "#web/ui/soft-content.tsx";
import type { Chosen } from "../description-view.tsx";
import { EditButton } from "./edit-button.tsx";

const FieldEditor = softContent(
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
