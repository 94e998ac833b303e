const format = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

export function SentTime({ sentAt }: { sentAt: string }) {
  return <time dateTime={sentAt}>{format.format(new Date(sentAt))}</time>;
}
