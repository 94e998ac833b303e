import { type DragEvent, useState } from "react";

type Options = { isLocked: boolean; onDrop: (url: string, onto: string) => void };

// A photo is moved by dragging it onto another's place. Buttons do the same for a keyboard and for a finger.
export function useDragOrder({ isLocked, onDrop }: Options) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [target, setTarget] = useState<string | null>(null);

  function end() {
    setDragged(null);
    setTarget(null);
  }

  // Files that are dragged over the page are none of the photos.
  const handle = (url: string) => ({
    draggable: !isLocked,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.effectAllowed = "move";
      dataTransfer.setData("text/plain", url);
      setDragged(url);
    },
    onDragEnd: end,
  });
  const place = (url: string) => ({
    "data-dragged": dragged === url || undefined,
    "data-dropped-on": (target === url && dragged !== url) || undefined,
    onDragOver: (event: DragEvent) => {
      if (dragged === null || isLocked) return;
      event.preventDefault();
      setTarget(url);
    },
    onDrop: (event: DragEvent) => {
      if (dragged === null || isLocked) return;
      event.preventDefault();
      if (dragged !== url) onDrop(dragged, url);
      end();
    },
  });
  return { handle, place };
}

export type DragOrder = ReturnType<typeof useDragOrder>;

// Or onto the place of another photo.
export type PhotoMove = "earlier" | "later" | "cover" | "remove" | { onto: string };

export function rearrangePhotos(photos: string[], url: string, move: PhotoMove): string[] {
  const at = photos.indexOf(url);
  const others = photos.filter((other) => other !== url);
  if (typeof move === "object") return others.toSpliced(photos.indexOf(move.onto), 0, url);
  switch (move) {
    case "remove":
      return others;
    case "cover":
      return [url, ...others];
    case "earlier":
      return others.toSpliced(Math.max(0, at - 1), 0, url);
    case "later":
      return others.toSpliced(at + 1, 0, url);
  }
}
