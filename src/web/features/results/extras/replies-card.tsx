import { useId } from "react";
import type { GuestReply } from "#shared/contract/listing-extras.ts";
import { messages } from "#shared/messages.ts";
import { Copying } from "../copying.tsx";
import { FormLink } from "./form-link.tsx";

type RepliesCardProps = { replies: GuestReply[]; draftId: string | null };

export function RepliesCard({ replies, draftId }: RepliesCardProps) {
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
          <Copying text={text} describedBy={id} success={messages.replyCopied} />
        </div>
      )}
    </li>
  );
}

// "Say whether pets may come." after a colon.
function smallStart(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
