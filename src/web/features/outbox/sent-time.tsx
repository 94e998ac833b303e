import { dateTimeText } from "#web/lib/date-text.ts";

export function SentTime({ sentAt }: { sentAt: string }) {
  return <time dateTime={sentAt}>{dateTimeText(sentAt)}</time>;
}
