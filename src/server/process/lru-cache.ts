// Keeps the answers to the latest questions: what is asked again is not worked out again.
export function createLruCache<Answer>(most: number): (key: string, workOut: () => Answer) => Answer {
  const answers = new Map<string, Answer>();
  let newest: { key: string; answer: Answer } | undefined;
  return (key, workOut) => {
    if (newest?.key === key) return newest.answer;
    const answer = answers.has(key) ? (answers.get(key) as Answer) : workOut();
    // Put back at the end, which the oldest are furthest from.
    answers.delete(key);
    answers.set(key, answer);
    if (answers.size > most) {
      const [oldest] = answers.keys();
      if (oldest !== undefined) answers.delete(oldest);
    }
    newest = { key, answer };
    return answer;
  };
}
