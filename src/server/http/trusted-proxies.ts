import { BlockList, isIP } from "node:net";

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
