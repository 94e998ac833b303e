import { useEffect, useRef } from "react";

// Tells a press beside the dialog from the ways out that are meant, such as Escape or the button that closes.
export function usePressOutside(): () => boolean {
  const wasOutside = useRef(false);

  useEffect(() => {
    const notePress = ({ target }: Event) => {
      wasOutside.current = target instanceof Element && !target.closest("[role=dialog], [role=alertdialog]");
    };
    const noteKey = () => {
      wasOutside.current = false;
    };
    // Before the dialog itself hears of it.
    document.addEventListener("pointerdown", notePress, true);
    document.addEventListener("keydown", noteKey, true);
    return () => {
      document.removeEventListener("pointerdown", notePress, true);
      document.removeEventListener("keydown", noteKey, true);
    };
  }, []);

  return () => wasOutside.current;
}
