import type { Mail } from "./port.ts";

export function messageOf({ id, to, replyTo, ...mail }: Mail, from: string) {
  const domain = from.match(/@([\w.-]+)/)?.[1] ?? "localhost";
  // As an address rather than a text that is read for several.
  const answers = replyTo ? { replyTo: { name: "", address: replyTo } } : {};
  return { ...mail, ...answers, to: { name: "", address: to }, from, messageId: `<${id}@${domain}>` };
}
