import type { ReactNode } from "react";

// A full stop or bracket right after an address belongs to the sentence.
const address = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]]/g;

// The HTML of a mail is shown in a frame that cannot navigate, so its links must work here.
export function LinkedText({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: url, index } of text.matchAll(address)) {
    parts.push(
      text.slice(end, index),
      <a key={index} href={url} className="text-pine break-all underline underline-offset-4">
        {url}
      </a>,
    );
    end = index + url.length;
  }
  return [...parts, text.slice(end)];
}
