// A full stop or bracket right after an address belongs to the sentence.
const address = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/;

// The HTML of a mail is shown in a frame that cannot navigate, so its links must work here.
export function LinkedText({ text }: { text: string }) {
  return text.split(address).map((part, index) =>
    // split() with one group puts the addresses at the odd places; the parts of a text never move.
    index % 2 === 1 ? (
      <a key={index} href={part} className="text-pine break-all underline underline-offset-4">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
