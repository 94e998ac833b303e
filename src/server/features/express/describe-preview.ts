import { lookAtPhotoTask, readPlanTask } from "#server/adapters/eyes/look-at-photo-task.ts";
import type { Findings, Pictures } from "#server/adapters/eyes/read-findings.ts";
import { isCount, type SeenThing, thingsIn } from "#server/adapters/eyes/seen-things.ts";
import type { ExpressFinding, ExpressPreview, FindingState } from "#shared/contract/express.ts";
import { NOT_SURE, type PhotoFinding, type Room } from "#writer/photos/photo-finding.ts";
import { findQuestions } from "./find-questions.ts";
import type { ExpressJob } from "./store.ts";

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

export type Looked = {
  pictures: Pictures;
  findings: Findings;
  // As the store names them; null where nothing is looked at.
  unseen: Set<string> | null;
};

export function describePreview(job: ExpressJob, looked: Looked): ExpressPreview {
  const things = thingsIn(looked.findings, looked.pictures);
  return {
    platform: job.platform,
    property_address: job.address,
    total_bedrooms: job.bedrooms,
    total_bathrooms: job.bathrooms,
    capacity: job.maxGuests,
    pet_friendly: job.petFriendly,
    images: job.photos,
    floor_plan: job.floorPlan,
    rooms: looked.findings.photos.map(roomOf),
    findings: things.map((thing) => findingOf(thing, job)),
    questions: findQuestions(job, things),
    analysis: progressOf(looked),
  };
}

function roomOf(finding: PhotoFinding | null): string | null {
  return finding && finding.room !== NOT_SURE ? ROOM_NAMES[finding.room] : null;
}

function findingOf(thing: SeenThing, job: ExpressJob): ExpressFinding {
  const { id, photo, fact } = thing;
  const source = photo === null ? "plan" : "photo";
  return { id, source, photo, label: labelOf(thing), confidence: fact.confidence, state: stateOf(thing, job) };
}

// A count agrees with the form or it does not; everything else is what the host says it is.
function stateOf(thing: SeenThing, { findingMarks, bedrooms, bathrooms }: ExpressJob): FindingState {
  if (!isCount(thing) || findingMarks[thing.id] === "struck") return findingMarks[thing.id] ?? "seen";
  const said = thing.fact.key === "bedrooms" ? bedrooms : bathrooms;
  return thing.fact.value === said ? "confirmed" : "seen";
}

function labelOf(thing: SeenThing): string {
  const { key, value, qualifiers } = thing.fact;
  if (isCount(thing)) return `${value} ${value === 1 ? key.replace(/s$/, "") : key}`;
  if (key === "area") return qualifiers?.size ?? `${value} sq ft`;
  const words = String(value);
  const seats = qualifiers?.count ? ` with ${qualifiers.count} chairs` : "";
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${seats}`;
}

// A picture counts as looked at once there is a finding, or nobody left to make one.
function progressOf({ pictures, findings, unseen }: Looked): ExpressPreview["analysis"] {
  if (!unseen) return null;
  const waits = (task: string, file: string) => unseen.has(`${task} ${file}`);
  const waiting = [
    ...pictures.photos.filter((file, at) => !findings.photos[at] && waits(lookAtPhotoTask.name, file)),
    ...(pictures.plan !== null && !findings.plan && waits(readPlanTask.name, pictures.plan) ? [pictures.plan] : []),
  ];
  const total = pictures.photos.length + (pictures.plan === null ? 0 : 1);
  return total === 0 ? null : { done: total - waiting.length, total };
}
