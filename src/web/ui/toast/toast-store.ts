export const TOAST_DURATION_MS = 5000;
const TOAST_REMOVAL_DELAY_MS = 1_000_000;

export type ToastTone = "neutral" | "problem";
export type ToastContent = { title: string; description?: string; tone?: ToastTone };
export type Toast = Required<Pick<ToastContent, "title" | "tone">> & {
  id: number;
  description: string | undefined;
  isOpen: boolean;
};

// Kept outside React so that any code, not only a component, can tell the person something.
let current: Toast | null = null;
let lastId = 0;
let removalTimer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export function showToast({ title, description, tone = "neutral" }: ToastContent): number {
  clearTimeout(removalTimer);
  lastId += 1;
  replaceCurrent({ id: lastId, title, description, tone, isOpen: true });
  return lastId;
}

export function dismissToast(id: number): void {
  if (current?.id !== id || !current.isOpen) return;
  replaceCurrent({ ...current, isOpen: false });
  removalTimer = setTimeout(() => replaceCurrent(null), TOAST_REMOVAL_DELAY_MS);
}

export function getCurrentToast(): Toast | null {
  return current;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function replaceCurrent(next: Toast | null): void {
  current = next;
  for (const listener of listeners) listener();
}
