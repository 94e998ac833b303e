import { useState } from "react";

// Stays true after the first opening: what has closed gives the focus back, and may still be leaving the screen.
export function useHasOpened(isOpen: boolean): boolean {
  const [hasOpened, setHasOpened] = useState(isOpen);
  if (isOpen && !hasOpened) setHasOpened(true);
  return hasOpened;
}
