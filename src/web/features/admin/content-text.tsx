// A description as the admin reads it: bold headings, each on a line of its own, become headings.
export function ContentText({ content }: { content: string }) {
  const blocks = content.split(/\n{2,}/).filter((block) => block.trim() !== "");
  return (
    <div className="space-y-3">
      {blocks.map((block, place) => {
        const heading = /^\*\*(.+?)\*\*:?\s*$/.exec(block.trim())?.[1];
        return heading ? (
          // oxlint-disable-next-line react/no-array-index-key -- a delivered text does not change its order
          <h4 key={place} className="font-semibold">
            {heading}
          </h4>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- a delivered text does not change its order
          <p key={place} className="whitespace-pre-line text-ink-2">
            {block.replaceAll("**", "")}
          </p>
        );
      })}
    </div>
  );
}
