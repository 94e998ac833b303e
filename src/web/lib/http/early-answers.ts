export type EarlyAnswers = Map<string, Promise<Response | null>>;

// An answer from before the page was drawn is not one to a question that is asked much later.
const TAKEN_WITHIN_MS = 10_000;

let answersOfDrawing: () => EarlyAnswers | undefined = () => undefined;

// Where the server draws pages, each drawing has answers of its own.
export function takeAnswersFrom(source: () => EarlyAnswers | undefined): void {
  answersOfDrawing = source;
}

function known(): EarlyAnswers | undefined {
  return answersOfDrawing() ?? (globalThis as { earlyAnswers?: EarlyAnswers }).earlyAnswers;
}

// What the page's HTML has asked for while its script was on its way. Each answer is taken once; null where there is none,
// or where it did not come.
export async function takeEarlyAnswer(url: string): Promise<Response | null> {
  const earlyAnswers = known();
  const isInTime = performance.now() < TAKEN_WITHIN_MS || earlyAnswers === answersOfDrawing();
  const answer = isInTime ? earlyAnswers?.get(url) : undefined;
  earlyAnswers?.delete(url);
  const taken = (await answer) ?? null;
  // What is asked after a failure is asked because something may have changed since.
  if (taken?.ok === false) dropEarlyAnswers();
  return taken;
}

// Whether all that was asked has come and can be shown.
export async function areEarlyAnswersGood(): Promise<boolean> {
  const earlyAnswers = known();
  if (!earlyAnswers || earlyAnswers.size === 0) return false;
  const answers = await Promise.all(earlyAnswers.values());
  return answers.every((answer) => answer?.ok);
}

// What is changed makes what was read before it old.
export function dropEarlyAnswers(): void {
  known()?.clear();
}
