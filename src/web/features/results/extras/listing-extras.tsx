import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReadListing, WrittenDescription } from "#shared/contract/listings/listings.ts";
import { ApiError } from "#web/lib/http/request.ts";
import { Button } from "#web/ui/inputs/button.tsx";
import { extrasQuery } from "../api.ts";
import { ExtrasWaiting } from "../results-states.tsx";
import { TitlesCard } from "./titles-card.tsx";
import "./extras.css";
import { type ReactNode, useId, useState } from "react";
import type { GuestReply, PhotoCaption } from "#shared/contract/listings/listing-extras.ts";
import { messages } from "#shared/messages/toasts.ts";
import { paths } from "#shared/page-paths.ts";
import { thumbnailOf } from "#web/lib/photos/thumbnail-of.ts";
import { Link } from "#web/lib/router/link.tsx";
import { CopyWithToast } from "../text/copy-with-toast.tsx";

const FIRST_SHOWN = 6;

type ListingExtrasProps = { listingId: string; listing: ReadListing; description: WrittenDescription };

// What a host needs beside the text, from the same facts: titles, captions, replies.
export function ListingExtras({ listingId, listing, description }: ListingExtrasProps) {
  const query = useQuery({
    ...extrasQuery(listingId, listing.descriptions),
    placeholderData: keepPreviousData,
  });
  const { data, error, isFetching, fetchStatus, refetch } = query;
  // Lost access to the listing is already reported above.
  if (error instanceof ApiError && [404, 410].includes(error.status)) return null;
  if (!data && (error || fetchStatus === "paused"))
    return <NotLoaded isOffline={!error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <ExtrasWaiting />;
  const choice = data.titles.find(({ platform }) => platform === description.platformType);
  return (
    <div className="extras">
      {choice && <TitlesCard listingId={listingId} choice={choice} description={description} />}
      <RepliesCard replies={data.replies} draftId={data.draftId} />
      <CaptionsCard captions={data.captions} draftId={data.draftId} />
    </div>
  );
}

type NotLoadedProps = { isOffline: boolean; isRetrying: boolean; onRetry: () => void };

function NotLoaded({ isOffline, isRetrying, onRetry }: NotLoadedProps) {
  return (
    <section aria-labelledby="extras-problem" className="sheet extras-card mt-6">
      <h2 id="extras-problem">Titles, captions and replies</h2>
      <p className="text-ink-2" role="alert">
        {isOffline
          ? "You are offline. They are loaded when the connection is back; your description is safe."
          : "They could not be loaded. Your description is safe."}
      </p>
      {!isOffline && (
        <div>
          <Button size="small" isBusy={isRetrying} onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
    </section>
  );
}

type RepliesCardProps = { replies: GuestReply[]; draftId: string | null };

function RepliesCard({ replies, draftId }: RepliesCardProps) {
  return (
    <section aria-labelledby="replies-heading" className="sheet extras-card">
      <div>
        <h2 id="replies-heading">Replies to guests</h2>
        <p className="extras-hint">
          The five questions guests ask most, answered from your facts. No door code or password is ever in them.
        </p>
      </div>
      <ul className="extras-rows">
        {replies.map((reply) => (
          <ReplyRow key={reply.topic} reply={reply} draftId={draftId} />
        ))}
      </ul>
    </section>
  );
}

function ReplyRow({ reply: { question, text, missing }, draftId }: { reply: GuestReply; draftId: string | null }) {
  const id = useId();
  return (
    <li className="extras-row">
      <div className="extras-text">
        <h3 id={id}>{question}</h3>
        {text && <p>{text}</p>}
        {missing && (
          <p className="extras-missing">
            {text ? "Not known yet: " : "Not answered yet. "}
            {text ? smallStart(missing.words) : missing.words}{" "}
            <FormLink draftId={draftId} section={missing.section} label={`Answer it in the form: ${question}`}>
              Answer it in the form
            </FormLink>
          </p>
        )}
      </div>
      {text && (
        <div className="extras-tools">
          <CopyWithToast text={text} describedBy={id} success={messages.replyCopied} />
        </div>
      )}
    </li>
  );
}

// "Say whether pets may come." after a colon.
function smallStart(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

type CaptionsCardProps = { captions: PhotoCaption[]; draftId: string | null };

function CaptionsCard({ captions, draftId }: CaptionsCardProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? captions : captions.slice(0, FIRST_SHOWN);
  const silent = captions.filter(({ caption }) => caption === null).length;
  return (
    <section aria-labelledby="captions-heading" className="sheet extras-card extras-wide">
      <div>
        <h2 id="captions-heading">Photo captions</h2>
        <p className="extras-hint">
          {hintFor(captions.length, silent)}{" "}
          {silent > 0 && (
            <FormLink draftId={draftId} section="pictures" label="Say what they show: the photos without a caption">
              Say what they show
            </FormLink>
          )}
        </p>
      </div>
      {captions.length > 0 && (
        <ul className="caption-grid">
          {shown.map((photo, at) => (
            <CaptionItem key={photo.imageUrl} photo={photo} place={at + 1} />
          ))}
        </ul>
      )}
      {captions.length > FIRST_SHOWN && (
        <div>
          <Button size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? "Show fewer" : `Show all ${captions.length} photos`}
          </Button>
        </div>
      )}
    </section>
  );
}

function hintFor(count: number, silent: number): string {
  if (count === 0) return "This listing has no photos. With photos, each gets a caption here.";
  if (silent === 0) return "One for each photo, from what you confirmed and wrote.";
  if (silent === count)
    return "You have not said yet what your photos show, and nothing is guessed. Name the room or confirm what was recognised, and a caption is written.";
  const photos = silent === 1 ? "One photo has" : `${silent} photos have`;
  return `From what you confirmed and wrote. ${photos} no caption, since nothing was said of ${silent === 1 ? "it" : "them"} yet.`;
}

function CaptionItem({ photo: { imageUrl, caption }, place }: { photo: PhotoCaption; place: number }) {
  const id = useId();
  return (
    <li className="caption-item">
      <img src={thumbnailOf(imageUrl)} alt={`Number ${place} of your photos`} loading="lazy" />
      <p id={id} className={caption ? undefined : "extras-missing"}>
        {caption ?? "No caption yet."}
      </p>
      {caption && <CopyWithToast text={caption} describedBy={id} success={messages.captionCopied} />}
    </li>
  );
}

type FormLinkProps = { draftId: string | null; section: string | null; label: string; children: ReactNode };

// To the part of the form that asks for it; a listing without a form that can be corrected has none.
function FormLink({ draftId, section, label, children }: FormLinkProps) {
  if (draftId === null) return null;
  const search = { role: "manager", mode: "deep", ...(section && { section }) };
  return (
    <Link to={paths.intakeForm} params={{ id: draftId }} search={search} className="text-link" aria-label={label}>
      {children}
    </Link>
  );
}
