import { paths } from "#shared/page-paths.ts";
import { dateTimeText } from "#web/lib/date-text.ts";
import { Link } from "#web/lib/router/link.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import type { ListedDraft } from "../api.ts";
import { MODE_NAMES } from "../mode-names.ts";
import { draftTitle, shortId } from "./draft-title.ts";

type DraftCardProps = {
  draft: ListedDraft;
  // Typed on this device and not saved yet.
  waiting: number;
  onShare: () => void;
  onDelete: () => void;
};

export function DraftCard({ draft, waiting, onShare, onDelete }: DraftCardProps) {
  const title = draftTitle(draft);
  return (
    <li className="sheet draft-card">
      <div className="flex flex-wrap gap-2">
        <Badge>{MODE_NAMES[draft.mode]}</Badge>
        {draft.completedAt && <Badge tone="good">Complete</Badge>}
        {draft.role === "owner" && <Badge>Shared with you</Badge>}
      </div>
      <h2 className="draft-title">{title}</h2>
      <DraftFacts draft={draft} />
      {waiting > 0 && (
        <p className="text-coral-ink">
          {waiting === 1 ? "1 answer waits" : `${waiting} answers wait`} on this device. Continue to save.
        </p>
      )}
      <div className="draft-actions">
        <Link
          to={paths.intakeForm}
          params={{ id: draft.id }}
          search={{ mode: draft.mode, role: draft.role }}
          className="button"
          data-tone="primary"
          data-size="small"
          aria-label={`Continue ${title}`}
        >
          Continue
        </Link>
        {draft.role === "manager" && (
          <Button size="small" aria-label={`Share ${title}`} onClick={onShare}>
            Share
          </Button>
        )}
        <Button size="small" tone="quiet" aria-label={`Delete ${title}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </li>
  );
}

function DraftFacts({ draft }: { draft: ListedDraft }) {
  return (
    <dl className="note draft-facts">
      <div>
        <dt>Last updated</dt>
        <dd>
          <time dateTime={draft.updated_at}>{dateTimeText(draft.updated_at)}</time>
        </dd>
      </div>
      <div>
        <dt>ID</dt>
        <dd>{shortId(draft.id)}</dd>
      </div>
      {draft.completedBy && (
        <div>
          <dt>Completed by</dt>
          <dd>{draft.completedBy}</dd>
        </div>
      )}
    </dl>
  );
}
