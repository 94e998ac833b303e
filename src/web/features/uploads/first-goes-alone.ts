export type Turn = <T>(send: () => Promise<T>) => Promise<T>;

// The first answer brings the cookie that a visitor's pictures belong to. Until one is there, they go one by one:
// two at once would come from two strangers.
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
