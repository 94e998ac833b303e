import { useSyncExternalStore } from "react";
import { type Place, readPlace, readPrerenderedPlace, subscribeToPlace } from "./place.ts";
import type { Search } from "./search-text.ts";

const never = () => () => undefined;

export function usePlace(): Place {
  return useSyncExternalStore(subscribeToPlace, readPlace, readPrerenderedPlace);
}

// Whatever stands in the address: every page reads for itself what it knows of it.
export function useSearch(): Search {
  return usePlace().search;
}

type ParamsOf<Path extends string> = Path extends `${string}$${infer Name}/${infer Rest}`
  ? Record<Name, string> & ParamsOf<Rest>
  : Path extends `${string}$${infer Name}`
    ? Record<Name, string>
    : unknown;

// What stands in the address for the parts of the path that begin with $.
export function useParams<Path extends string>(pattern: Path): ParamsOf<Path> {
  const parts = usePlace().path.split("/");
  const named = pattern.split("/").flatMap((part, at) => (part.startsWith("$") ? [[part.slice(1), at] as const] : []));
  return Object.fromEntries(named.map(([name, at]) => [name, decode(parts[at] ?? "")])) as ParamsOf<Path>;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

// Whether the HTML of the page is being written, where nothing is known of who will read it.
export function usePrerendering(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
