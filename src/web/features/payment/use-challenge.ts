import { useState } from "react";

type Question = { answer: (approve: boolean) => void };

// The bank's question as something that can be waited for.
export function useChallenge() {
  const [question, setQuestion] = useState<Question | null>(null);

  function ask(): Promise<boolean> {
    return new Promise((resolve) => {
      setQuestion({
        answer: (approve) => {
          setQuestion(null);
          resolve(approve);
        },
      });
    });
  }

  return { ask, isAsking: question !== null, answer: (approve: boolean) => question?.answer(approve) };
}
