import type { Finding, FindingState } from "#shared/contract/findings.ts";
import { isCount, type SeenThing } from "./seen-things.ts";

// As a host reads it, to agree or to strike it out.
export function describeFinding(thing: SeenThing, state: FindingState): Finding {
  const { id, photo, plan, fact, isSaid } = thing;
  const source = photo === null ? "plan" : "photo";
  return { id, source, photo, plan, label: labelOf(thing), confidence: fact.confidence, state, isSaid };
}

function labelOf(thing: SeenThing): string {
  const { key, value, qualifiers } = thing.fact;
  if (isCount(thing)) return `${value} ${value === 1 ? key.replace(/s$/, "") : key}`;
  if (key === "area") return qualifiers?.size ?? `${value} sq ft`;
  const words = String(value);
  const seats = qualifiers?.count ? ` with ${qualifiers.count} chairs` : "";
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${seats}`;
}
