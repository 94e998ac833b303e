import { useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { carryTyped } from "#web/lib/carry-typed.ts";
import { tellPageAlive } from "#web/lib/page-alive.ts";

type TakeFramesPlaceProps = { frame: HTMLElement; page: HTMLElement };

// Stands first in the page, so that the page is in the document before any other part of it measures or takes the focus.
export function TakeFramesPlace({ frame, page }: TakeFramesPlaceProps) {
  const [, setIsThere] = useState(false);
  useLayoutEffect(() => {
    const isInUse = frame.contains(document.activeElement);
    const carryOver = carryTyped(frame, page);
    frame.replaceWith(page);
    if (!carryOver && !isInUse) return;
    // Before anything else can be typed or pressed. A change done at once makes React run the effects that listen.
    queueMicrotask(() => {
      flushSync(() => setIsThere(true));
      carryOver?.();
    });
  }, [frame, page]);
  // Otherwise the effects have a task of their own, after the page is painted.
  useEffect(tellPageAlive, []);
  return null;
}
