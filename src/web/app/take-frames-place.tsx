import { useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { carryTyped } from "#web/lib/carry-typed.ts";
import { tellPageAlive } from "#web/lib/page-alive.ts";

type TakeFramesPlaceProps = { frame: HTMLElement; page: HTMLElement };

// Stands first in the page, so that the page is in the document before any other part of it measures or takes the focus.
export function TakeFramesPlace({ frame, page }: TakeFramesPlaceProps) {
  const [, setIsThere] = useState(false);
  useLayoutEffect(() => {
    const carryOver = carryTyped(frame, page);
    frame.replaceWith(page);
    // Before anything else can be typed or pressed. A change done at once makes React run the effects that listen.
    queueMicrotask(() => {
      flushSync(() => setIsThere(true));
      carryOver();
      tellPageAlive();
    });
  }, [frame, page]);
  return null;
}
