import { isIPv6 } from "node:net";

const HOME_GROUPS = 4;

// One home owns a whole IPv6 network: its single addresses are as many as anyone likes.
export function callerNetwork(ip: string): string {
  if (!ip.includes(":") || ip.includes(".") || !isIPv6(ip)) return ip;
  const [before = "", after = ""] = ip.split("%")[0]?.split("::") ?? [];
  const head = before.split(":").filter(Boolean);
  const tail = after.split(":").filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => "0");
  const groups = [...head, ...(ip.includes("::") ? zeros : []), ...tail];
  return `${groups
    .slice(0, HOME_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
