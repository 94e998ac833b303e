const format = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

export function dateTimeText(iso: string): string {
  return format.format(new Date(iso));
}
