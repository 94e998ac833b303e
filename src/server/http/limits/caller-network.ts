import { BlockList, isIP, isIPv6 } from "node:net";

const HOME_GROUPS = 4;

// Null where callers connect directly.
export type TrustedProxies = { hops: number } | { networks: string[] } | null;

// Whether what is so many hops away from us is a proxy of ours; the connection itself is hop 0.
export type IsTrustedProxy = (address: string, hop: number) => boolean;

export function trustProxies(proxies: TrustedProxies): IsTrustedProxy {
  if (!proxies) return () => false;
  if ("hops" in proxies) return (_address, hop) => hop < proxies.hops;
  const known = new BlockList();
  for (const network of proxies.networks) addTo(known, network);
  return (address) => isIP(address) !== 0 && known.check(address, familyOf(address));
}

export function isNetwork(text: string): boolean {
  const [address = "", prefix, ...rest] = text.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}

function addTo(known: BlockList, network: string): void {
  const [address = "", prefix] = network.split("/");
  if (prefix === undefined) known.addAddress(address, familyOf(address));
  else known.addSubnet(address, Number(prefix), familyOf(address));
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 4 ? "ipv4" : "ipv6";
}

// One household owns a whole IPv6 network and can use any number of addresses in it.
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
