import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { ExpressPreview } from "#shared/contract/intake/express.ts";
import { shownValue } from "#web/lib/answers/answer-book.ts";
import { createEditStore } from "#web/lib/answers/edit-keeper.ts";
import type { Signal } from "#web/lib/answers/signal.ts";
import { InterviewSession } from "./interview-session.ts";

// Lives as long as the page: paying has to wait for what is still on its way.
export function useInterview(jobId: string, preview: ExpressPreview): InterviewSession {
  const client = useQueryClient();
  const [session] = useState(() => new InterviewSession({ jobId, preview, client, editStore: createEditStore() }));
  useEffect(() => session.start(), [session]);
  useEffect(() => session.receive(preview), [session, preview]);
  return session;
}

// Renders again only when this answer changes.
export function useAnswer(session: InterviewSession, fieldId: string): unknown {
  return useSyncExternalStore(
    (listener) => session.book.subscribeTo(fieldId, listener),
    () => shownValue(session.book.read(fieldId)),
  );
}

export function useProblem(session: InterviewSession, fieldId: string): string | undefined {
  return useSyncExternalStore(
    (listener) => session.book.subscribeTo(fieldId, listener),
    () => session.book.read(fieldId).problem ?? undefined,
  );
}

export function useSignal<T>(signal: Signal<T>): T {
  return useSyncExternalStore(signal.subscribe, signal.read);
}

// What the fields of every question get.
export type QuestionProps = { session: InterviewSession; preview: ExpressPreview };

// Answers as the controls need them; a value of another kind is none.
export function textIn(value: unknown): string {
  return typeof value === "string" ? value : "";
}

export function listIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];
}
