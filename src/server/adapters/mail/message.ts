import type { Mail } from "./port.ts";

export function messageOf({ id, ...mail }: Mail, from: string) {
  const domain = from.match(/@([\w.-]+)/)?.[1] ?? "localhost";
  return { ...mail, from, messageId: `<${id}@${domain}>` };
}
