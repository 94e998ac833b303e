import { useEffect, useRef, useState } from "react";

const TYPING_PAUSE_MS = 300;

// What is typed shows at once and counts after a pause. A value that changes elsewhere, as by the back button, wins.
export function useDebounced(value: string, onSettle: (value: string) => void) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (known !== value) {
    setKnown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    typed,
    type: (text: string) => {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => onSettle(text.trim()), TYPING_PAUSE_MS);
    },
  };
}
