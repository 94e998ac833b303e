import { useEffect, useRef, useState } from "react";
import type { AnswerOf } from "#shared/contract/endpoint.ts";
import type { uploadImages } from "#shared/contract/intake/pictures.ts";
import { MAX_FILE_BYTES } from "#shared/contract-values.ts";
import { type Message, messages } from "#shared/messages/toasts.ts";
import { ApiError, serverMessageIn } from "#web/lib/http/request.ts";
import { convertPhoto, HEIC_ADVICE, isHeic, shrinkPhoto } from "#web/lib/photos/prepare-photo.ts";
import { showToast } from "#web/ui/toast/toast-store.ts";

const inTurn = firstGoesAlone();

const UPLOADS_AT_ONCE = 2;

type Outcome = "uploaded" | "stopped" | { reason: string };

// Each file travels alone, so that one that fails takes no other with it.
export function useImageUploads(onChange: (summary: UploadSummary) => void) {
  const { items, current, replace, setState } = useUploadList(onChange);
  const stops = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running.values()) stop.abort();
    };
  }, []);

  async function upload({ id, file }: UploadItem): Promise<Outcome> {
    const stop = stops.current.get(id);
    if (!stop || stop.signal.aborted) return "stopped";
    const onProgress = (percent: number) => setState(id, { step: "uploading", percent });
    try {
      const small = await shrinkPhoto(file);
      if (stop.signal.aborted) return "stopped";
      setState(id, { step: "done", imageUrl: await uploadImage(small, { signal: stop.signal, onProgress }) });
      return "uploaded";
    } catch (error) {
      if (stop.signal.aborted) return "stopped";
      const { description: reason } = messages.uploadFailed(serverMessageIn(error));
      setState(id, { step: "failed", reason });
      return { reason };
    }
  }

  async function uploadAll(started: UploadItem[]) {
    for (const { id } of started) stops.current.set(id, new AbortController());
    report(await inTurns(started, upload));
  }

  function add(files: File[]) {
    const added = files.map(toItem);
    replace([...current.current, ...added]);
    void uploadAll(added);
  }

  function retry(item: UploadItem) {
    setState(item.id, { step: "uploading", percent: 0 });
    void uploadAll([item]);
  }

  function remove({ id }: UploadItem) {
    stops.current.get(id)?.abort();
    stops.current.delete(id);
    replace(current.current.filter((item) => item.id !== id));
  }

  return { items, add, retry, remove };
}

// Uploads end long after the render that started them, and must see the list as it is by then.
function useUploadList(onChange: (summary: UploadSummary) => void) {
  const [items, setItems] = useState<UploadItem[]>([]);
  const current = useRef(items);

  function replace(next: UploadItem[]) {
    current.current = next;
    setItems(next);
    onChange(summarise(next));
  }

  function setState(id: string, state: UploadState) {
    replace(current.current.map((item) => (item.id === id ? { ...item, state } : item)));
  }

  return { items, current, replace, setState };
}

let counted = 0;

function toItem(file: File): UploadItem {
  counted += 1;
  return { id: String(counted), file, state: { step: "uploading", percent: 0 } };
}

async function inTurns(items: UploadItem[], work: (item: UploadItem) => Promise<Outcome>): Promise<Outcome[]> {
  const waiting = [...items];
  const outcomes: Outcome[] = [];
  async function takeNext(): Promise<void> {
    for (let item = waiting.shift(); item; item = waiting.shift()) outcomes.push(await work(item));
  }
  await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, takeNext));
  return outcomes;
}

// One toast is seen at a time, and a failure is the one to see: what was uploaded shows itself.
function report(outcomes: Outcome[]): void {
  const failure = outcomes.find((outcome) => typeof outcome === "object");
  const uploaded = outcomes.filter((outcome) => outcome === "uploaded").length;
  if (failure) showToast({ ...messages.uploadFailed(failure.reason), tone: "problem" });
  else if (uploaded > 0) showToast(messages.imagesUploaded(uploaded));
}

type UploadOptions = { signal: AbortSignal; onProgress: (percent: number) => void };

function uploadImage(file: File, options: UploadOptions): Promise<string> {
  return inTurn(() => sendFile(file, options));
}

// Fetch does not report upload progress, so this call uses XMLHttpRequest under the same conventions.
function sendFile(file: File, { signal, onProgress }: UploadOptions): Promise<string> {
  const body = new FormData();
  body.append("images", file);
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.upload.addEventListener("progress", ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100)));
    call.addEventListener("error", () => reject(new Error("The upload did not reach the server")));
    call.addEventListener("abort", () => reject(new DOMException("The upload was stopped", "AbortError")));
    call.addEventListener("load", () => {
      try {
        resolve(readImageUrl(call));
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
    signal.addEventListener("abort", () => call.abort());
    call.open("POST", "/api/upload-images");
    call.withCredentials = true;
    call.send(body);
  });
}

function readImageUrl({ status, statusText, responseText }: XMLHttpRequest): string {
  const response = new Response(null, { status, statusText });
  if (!response.ok) throw new ApiError(response, responseText);
  const { imageUrls } = JSON.parse(responseText) as AnswerOf<typeof uploadImages>;
  const [imageUrl] = imageUrls;
  if (imageUrl === undefined) throw new Error("The server kept no image");
  return imageUrl;
}

type Turn = <T>(send: () => Promise<T>) => Promise<T>;

// The first answer sets the visitor cookie that owns the pictures. Until then uploads run one at a time, since two at
// once would belong to two different visitors.
export function firstGoesAlone(): Turn {
  let isKnown = false;
  let last: Promise<unknown> = Promise.resolve();

  return async (send) => {
    if (isKnown) return send();
    const before = last;
    const turn = Promise.withResolvers<void>();
    last = turn.promise;
    await before;
    if (isKnown) turn.resolve();
    try {
      const answer = await send();
      isKnown = true;
      return answer;
    } finally {
      turn.resolve();
    }
  };
}

type Slots = { taken: number; max: number };
type Choosing = Slots & { add: (files: File[]) => void };

// Chosen files go on to their upload, or are refused by name and take no place.
export function useChosenFiles({ taken, max, add }: Choosing) {
  const [refusals, setRefusals] = useState<Refusal[]>([]);

  function take(files: File[]) {
    const sorted = sortFiles(files, { taken, max });
    setRefusals(sorted.refusals);
    const [refusal] = sorted.refusals;
    if (refusal) showToast({ title: refusal.title, description: refusal.description, tone: "problem" });
    if (sorted.accepted.length > 0) add(sorted.accepted);
  }

  // Some browsers can convert HEIC; in the others it is refused like any unknown format.
  async function takeConverted(files: File[]) {
    take(await Promise.all(files.map(async (file) => (isHeic(file) && (await convertPhoto(file))) || file)));
  }

  return { refusals, take: (files: File[]) => (files.some(isHeic) ? void takeConverted(files) : take(files)) };
}

const IMAGE_TYPES = ["image/jpeg", "image/png", "image/webp"];

// What a file chooser offers; a drop can bring anything.
export const ACCEPTED_TYPES = IMAGE_TYPES.join(",");

export type Refusal = Message & { advice?: string };
type FileFacts = Pick<File, "name" | "type" | "size">;

// Which of the chosen files can be uploaded, and what to say about the others.
export function sortFiles<F extends FileFacts>(files: F[], slots: Slots): { accepted: F[]; refusals: Refusal[] } {
  const refusals: Refusal[] = [];
  const fit: F[] = [];
  for (const file of files) {
    const refusal = refusalOf(file);
    if (refusal) refusals.push(refusal);
    else fit.push(file);
  }
  const accepted = fit.slice(0, slots.max - slots.taken);
  if (accepted.length < fit.length) refusals.push(messages.uploadLimitReached(slots.max));
  return { accepted, refusals };
}

function refusalOf({ name, type, size }: FileFacts): Refusal | null {
  if (isHeic({ name, type })) return { ...messages.heicNotReadable(name), advice: HEIC_ADVICE };
  if (!IMAGE_TYPES.includes(type)) return messages.invalidFileType(name);
  return size > MAX_FILE_BYTES ? messages.fileTooLarge(name) : null;
}

export type UploadState =
  | { step: "uploading"; percent: number }
  | { step: "done"; imageUrl: string }
  | { step: "failed"; reason: string };

export type UploadItem = {
  // The same file may be chosen twice.
  id: string;
  file: File;
  state: UploadState;
};

// Whether it has a place among those that may be uploaded: one that failed or was refused takes none.
export function isWaiting({ state }: Pick<UploadItem, "state">): boolean {
  return state.step !== "failed";
}

// What the form around an uploader needs to know.
export type UploadSummary = { imageUrls: string[]; isUploading: boolean };

export function summarise(items: Pick<UploadItem, "state">[]): UploadSummary {
  return {
    imageUrls: items.flatMap(({ state }) => (state.step === "done" ? [state.imageUrl] : [])),
    isUploading: items.some(({ state }) => state.step === "uploading"),
  };
}
