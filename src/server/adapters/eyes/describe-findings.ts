import type { Finding, FindingState } from "#shared/contract/findings.ts";
import { NOT_SURE, type PhotoFinding, type Room } from "#writer/photos/photo-finding.ts";
import { isCount, type SeenThing } from "./seen-things.ts";

const ROOM_NAMES: Record<Room, string> = {
  bedroom: "Bedroom",
  kitchen: "Kitchen",
  bathroom: "Bathroom",
  living_room: "Living room",
  dining_room: "Dining room",
  workspace: "Workspace",
  balcony_terrace: "Balcony or terrace",
  exterior: "Outside",
};

export function roomOf(finding: PhotoFinding | null): string | null {
  return finding && finding.room !== NOT_SURE ? ROOM_NAMES[finding.room] : null;
}

// As a host reads it, to agree or to strike it out.
export function describeFinding(thing: SeenThing, state: FindingState): Finding {
  const { id, photo, plan, fact } = thing;
  const source = photo === null ? "plan" : "photo";
  return { id, source, photo, plan, label: labelOf(thing), confidence: fact.confidence, state };
}

function labelOf(thing: SeenThing): string {
  const { key, value, qualifiers } = thing.fact;
  if (isCount(thing)) return `${value} ${value === 1 ? key.replace(/s$/, "") : key}`;
  if (key === "area") return qualifiers?.size ?? `${value} sq ft`;
  const words = String(value);
  const seats = qualifiers?.count ? ` with ${qualifiers.count} chairs` : "";
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${seats}`;
}
