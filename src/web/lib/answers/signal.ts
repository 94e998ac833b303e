export type Signal<T> = {
  read: () => T;
  set: (next: T) => void;
  subscribe: (listener: () => void) => () => void;
};

// A value outside React that components can listen to.
export function createSignal<T>(initial: T): Signal<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => current,
    set: (next) => {
      if (Object.is(next, current)) return;
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
