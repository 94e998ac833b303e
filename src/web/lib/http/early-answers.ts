export type EarlyAnswers = Map<string, Promise<Response | null>>;

// Later than this an early answer may be out of date.
const TAKEN_WITHIN_MS = 10_000;

let answersOfDrawing: () => EarlyAnswers | undefined = () => undefined;

// When the server renders pages, each render has its own answers.
export function takeAnswersFrom(source: () => EarlyAnswers | undefined): void {
  answersOfDrawing = source;
}

function known(): EarlyAnswers | undefined {
  return answersOfDrawing() ?? (globalThis as { earlyAnswers?: EarlyAnswers }).earlyAnswers;
}

// The answer to a call that the page's HTML made before its script had loaded. Each is taken once; null if there is
// none or the call failed.
export async function takeEarlyAnswer(url: string): Promise<Response | null> {
  const earlyAnswers = known();
  const isInTime = performance.now() < TAKEN_WITHIN_MS || earlyAnswers === answersOfDrawing();
  const answer = isInTime ? earlyAnswers?.get(url) : undefined;
  earlyAnswers?.delete(url);
  const taken = (await answer) ?? null;
  // After a failure the state may have changed, so the other early answers are read again.
  if (taken?.ok === false) dropEarlyAnswers();
  return taken;
}

// Whether every early call was answered without an error.
export async function areEarlyAnswersGood(): Promise<boolean> {
  const earlyAnswers = known();
  if (!earlyAnswers || earlyAnswers.size === 0) return false;
  const answers = await Promise.all(earlyAnswers.values());
  return answers.every((answer) => answer?.ok);
}

// Called before a change, since answers read before it are then out of date.
export function dropEarlyAnswers(): void {
  known()?.clear();
}
