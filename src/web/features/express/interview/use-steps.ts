import { useEffect, useState } from "react";
import type { ExpressPreview } from "#shared/contract/intake/express.ts";
import { INTERVIEW_IDS, type InterviewId } from "#shared/intake/interview.ts";

export type Step = InterviewId | "done";

export type Steps = {
  current: Step;
  // Counted from 1, of all that there are to ask.
  number: number;
  canGoBack: boolean;
  goOn: () => void;
  goBack: () => void;
  goTo: (step: InterviewId) => void;
};

const storageKey = (jobId: string) => `interview ${jobId}`;

type StepsOptions = {
  jobId: string;
  next: ExpressPreview["next"];
  // Named by the address of the page, so that a reload stays where it was.
  step: string | undefined;
  onStep: (step: Step) => void;
};

// One question after the other, whichever adds most next. The way back is the way that was gone.
export function useSteps({ jobId, next, step, onStep }: StepsOptions): Steps {
  const [way, setWay] = useState<InterviewId[]>(() => recall(jobId));
  const following = (gone: readonly InterviewId[]): Step => next.find(({ id }) => !gone.includes(id))?.id ?? "done";
  const named: Step | undefined = step === "done" ? "done" : INTERVIEW_IDS.find((id) => id === step);
  // Each answer may change which question adds most; the open one stays until the host goes on.
  const [first] = useState<Step>(() => way.at(-1) ?? following([]));
  const current = named ?? first;
  const gone = current === "done" || way.includes(current) ? way : [...way, current];
  useEffect(() => remember(jobId, gone));
  const place = current === "done" ? gone.length : gone.indexOf(current);

  function walk(to: Step): void {
    const further = to === "done" || gone.includes(to) ? gone : [...gone, to];
    setWay(further);
    onStep(to);
  }

  return {
    current,
    number: place + 1,
    canGoBack: place > 0,
    goOn: () => walk(gone[place + 1] ?? following(gone)),
    goBack: () => walk(gone[place - 1] ?? current),
    goTo: walk,
  };
}

function recall(jobId: string): InterviewId[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey(jobId)) ?? "[]");
    return Array.isArray(kept) ? INTERVIEW_IDS.filter((id) => kept.includes(id)).toSorted(byPlaceIn(kept)) : [];
  } catch {
    return [];
  }
}

function byPlaceIn(kept: unknown[]) {
  return (one: InterviewId, other: InterviewId) => kept.indexOf(one) - kept.indexOf(other);
}

// A browser that refuses to remember the way asks in the same order again.
function remember(jobId: string, way: readonly InterviewId[]): void {
  try {
    sessionStorage.setItem(storageKey(jobId), JSON.stringify(way));
  } catch {
    return;
  }
}
