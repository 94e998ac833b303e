import { type ReactNode, useRef, useState } from "react";
import "./pictures.css";
import type { FindingState, PictureQuestion, DraftPictures as Pictures } from "#shared/contract/intake/pictures.ts";
import { EmptyState, Notice } from "#web/ui/feedback/notice.tsx";
import { Progress, Skeleton } from "#web/ui/feedback/progress.tsx";
import { RetryButton } from "#web/ui/feedback/retry-button.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { type Said, SaveState } from "#web/ui/pictures/save-state.tsx";
import { isLooking, type PicturesView } from "./api.ts";
import { PictureList } from "./picture-list.tsx";
import { useDraftPictures } from "./use-draft-pictures.ts";

export type DraftPicturesProps = {
  view: PicturesView;
  // Locked during payment, so that what is bought does not change.
  isLocked?: boolean;
  canRemove?: boolean;
  isCompact?: boolean;
  // What leads to the form's answers, for a question that asks about them.
  renderCorrect: (section: string | null) => ReactNode;
  // The dialog that adds pictures; left out where none are added.
  renderUpload?: (upload: { onUploaded: () => Promise<void>; onClose: () => void }) => ReactNode;
};

// What the pictures of a draft show, for the manager to confirm or strike out.
export function DraftPictures({ renderUpload, ...props }: DraftPicturesProps) {
  const pictures = useDraftPictures(props.view);
  const [isUploading, setIsUploading] = useState(false);
  const { data } = pictures;
  if (!data) {
    return pictures.error ? (
      <NotLoaded isRetrying={pictures.isFetching} onRetry={() => void pictures.refetch()} />
    ) : (
      <Loading />
    );
  }
  const add = renderUpload && !props.isLocked && (
    <Button onClick={() => setIsUploading(true)}>Add photos and plans</Button>
  );
  return (
    <>
      {data.photos.length + data.plans.length === 0 ? (
        <EmptyState title="No pictures yet" action={add}>
          Photos and floor plans back up what the form says, and show what nobody wrote down.
        </EmptyState>
      ) : (
        <>
          <Marking {...props} pictures={pictures} data={data} />
          {add && <div className="mt-6">{add}</div>}
        </>
      )}
      {isUploading &&
        renderUpload?.({
          onUploaded: async () => void (await pictures.refetch()),
          onClose: () => setIsUploading(false),
        })}
    </>
  );
}

type MarkingProps = Omit<DraftPicturesProps, "renderUpload"> & {
  pictures: ReturnType<typeof useDraftPictures>;
  data: Pictures;
};

function Marking({ pictures, data, renderCorrect, ...looks }: MarkingProps) {
  const { isLocked = false, canRemove = false, isCompact = false } = looks;
  const [said, setSaid] = useState<Said | null>(null);
  const place = useRef<HTMLDivElement>(null);

  function mark(id: string, state: FindingState) {
    setSaid({ ...nameOf(data, id), state });
    pictures.mark(id, state);
  }

  async function remove(url: string): Promise<boolean> {
    const isGone = await pictures.remove(url);
    // The pressed button disappeared with its card, so focus is moved to keep the keyboard's position.
    if (isGone) setTimeout(() => place.current?.focus());
    return isGone;
  }

  return (
    <div ref={place} tabIndex={-1} className="pictures-place">
      <Intro pictures={data} />
      <SaveState phase={pictures.phase} said={said} onRetry={pictures.retry} />
      <Looking pictures={data} />
      {!isLocked && <PictureQuestions questions={data.questions} onMark={mark} renderCorrect={renderCorrect} />}
      <PictureList
        pictures={data}
        isLocked={isLocked}
        isCompact={isCompact}
        onMark={mark}
        onRemove={canRemove && !isLocked ? remove : null}
        onOrder={canRemove && !isLocked ? pictures.order : null}
      />
    </div>
  );
}

function nameOf({ findings, saying }: Pictures, id: string): Omit<Said, "state"> {
  const finding = findings.find((one) => one.id === id);
  const key = id.slice(id.indexOf("/") + 1);
  const sayable = [...saying.things, ...saying.rooms].find((one) => one.key === key);
  return { label: finding?.label ?? sayable?.label ?? "the plan's count", isSaid: finding?.isSaid ?? true };
}

function Intro({ pictures }: { pictures: Pictures }) {
  if (pictures.analysis === null) {
    return (
      <p className="mb-4 text-ink-2">
        Nothing is recognised in them on this server. Tap what a photo shows and it becomes part of the description.
      </p>
    );
  }
  return (
    <p className="mb-4 text-ink-2">
      Confirm what is right, and tap what we missed: it becomes part of the description. Strike out what is wrong. What
      you leave alone is not used.
    </p>
  );
}

function Looking({ pictures }: { pictures: Pictures }) {
  const { analysis } = pictures;
  if (!analysis || !isLooking(pictures)) return null;
  const { done, total } = analysis;
  return (
    <div className="mb-5">
      <output className="sr-only">Looking at your photos…</output>
      <Progress label="Looking at your photos…" value={done} max={total} text={`${done} of ${total} looked at`} />
    </div>
  );
}

function Loading() {
  return (
    <Skeleton label="Loading your pictures">
      <div className="skeleton h-4 w-2/3" />
      <div className="photo-grid mt-5">
        <div className="skeleton h-36" />
        <div className="skeleton h-36" />
      </div>
    </Skeleton>
  );
}

function NotLoaded({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  const retry = <RetryButton size="small" isRetrying={isRetrying} onRetry={onRetry} label="Try again" />;
  return (
    <Notice tone="problem" title="Your pictures could not be loaded" action={retry}>
      They are safe, and so is what you said about them.
    </Notice>
  );
}

type PictureQuestionsProps = {
  questions: PictureQuestion[];
  onMark: (id: string, state: FindingState) => void;
  renderCorrect: (section: string | null) => ReactNode;
};

// Answers are optional: without one, the form's answers are used.
function PictureQuestions({ questions, onMark, renderCorrect }: PictureQuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <ul className="question-list picture-questions" aria-label="Questions">
      {questions.map(({ question, finding, section }) => (
        <li key={finding}>
          <fieldset>
            <legend>{question}</legend>
            <div className="question-choices">
              <Button size="small" onClick={() => onMark(finding, "struck")}>
                The form is right
              </Button>
              {renderCorrect(section)}
            </div>
          </fieldset>
        </li>
      ))}
    </ul>
  );
}
