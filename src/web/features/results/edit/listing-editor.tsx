import { useQuery } from "@tanstack/react-query";
import type { ReadListing, WrittenDescription } from "#shared/contract/listings/listings.ts";
import { PLATFORM_LABELS } from "#shared/property-facts.ts";
import { serverMessageIn } from "#web/lib/http/request.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { listingQuery } from "../api.ts";
import { useEditing } from "./use-editing.tsx";
import "./edit.css";

// Every text of a listing, each field with its editor, for a place that shows the listing otherwise.
export function ListingEditor({ listingId }: { listingId: string }) {
  const { data, error, isFetching, refetch } = useQuery(listingQuery(listingId));
  if (data)
    return data.descriptions.map((description) => (
      <EditableText key={description.id} {...{ listingId, listing: data, description }} />
    ));
  if (!error) return <p className="note">Loading the texts…</p>;
  const words = serverMessageIn(error);
  return (
    <Notice
      tone="problem"
      title="The texts could not be loaded"
      action={
        <Button size="small" isBusy={isFetching} onClick={() => void refetch()}>
          Retry
        </Button>
      }
    >
      {words ?? "The server did not answer. Nothing is lost."}
    </Notice>
  );
}

type EditableTextProps = { listingId: string; listing: ReadListing; description: WrittenDescription };

function EditableText({ listingId, listing, description }: EditableTextProps) {
  const { editorOf, buttonOf } = useEditing({ listingId, listing, description });
  return (
    <section aria-label={`${PLATFORM_LABELS[description.platformType]} text`} className="edit-text">
      {listing.descriptions.length > 1 && <p className="note">{PLATFORM_LABELS[description.platformType]}</p>}
      {description.sections.map(({ heading, text }) => (
        <section key={heading} aria-label={heading} className="listing-section">
          <div className="flex items-center justify-between gap-4">
            <h4 className="font-semibold">{heading}</h4>
            {buttonOf(heading)}
          </div>
          {editorOf(heading) ?? <p className="listing-text">{text}</p>}
        </section>
      ))}
    </section>
  );
}
