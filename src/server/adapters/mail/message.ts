import type { Mail } from "./port.ts";

export function messageOf({ id, to, ...mail }: Mail, from: string) {
  const domain = from.match(/@([\w.-]+)/)?.[1] ?? "localhost";
  // As an address rather than a text that is read for several.
  return { ...mail, to: { name: "", address: to }, from, messageId: `<${id}@${domain}>` };
}
