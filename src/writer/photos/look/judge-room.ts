import { NOT_SURE, type Room, type RoomJudgement, type SeenObject, type Setting } from "../photo-finding.ts";

type IndoorRoom = Extract<Room, "bedroom" | "kitchen" | "bathroom" | "living_room" | "dining_room">;

// Below these the answer is "not sure": how much evidence a room needs at least, and how clearly it must lead.
const LEAST_EVIDENCE = 0.55;
const LEAST_LEAD = 0.3;
// Turns a lead into a confidence.
const STEEPNESS = 1.6;

const TABLEWARE = ["bottle", "cup", "bowl", "wine glass", "knife", "spoon"];
const OUTDOOR_FURNITURE = ["chair", "dining table", "couch", "umbrella", "bench"];
const FURNISHED = 0.5;

export function judgeRoom(objects: SeenObject[], setting: Setting): RoomJudgement {
  return setting.outdoor ? judgeOutdoors(objects, setting) : judgeIndoors(objects);
}

// A front, a garden and a landscape look alike to a detector of things: only furniture tells a place to sit.
function judgeOutdoors(objects: SeenObject[], setting: Setting): RoomJudgement {
  const furniture = Math.max(...OUTDOOR_FURNITURE.map((label) => best(objects, label)));
  const vehicle = Math.max(best(objects, "car"), best(objects, "truck"));
  if (furniture >= FURNISHED) return { room: "balcony_terrace", confidence: Math.min(furniture, setting.confidence) };
  if (vehicle >= FURNISHED) return { room: "exterior", confidence: Math.min(vehicle, setting.confidence) };
  return { room: NOT_SURE, confidence: setting.confidence / 2 };
}

function judgeIndoors(objects: SeenObject[]): RoomJudgement {
  const ranked = (Object.entries(evidenceFor(objects)) as [IndoorRoom, number][]).toSorted(([, a], [, b]) => b - a);
  const [first, second] = ranked;
  if (!first || !second) return { room: NOT_SURE, confidence: 0 };
  const sum = ranked.reduce((before, [, value]) => before + Math.exp(STEEPNESS * value), 0);
  const confidence = Math.exp(STEEPNESS * first[1]) / sum;
  const isClear = first[1] >= LEAST_EVIDENCE && first[1] - second[1] >= LEAST_LEAD;
  return { room: isClear ? first[0] : NOT_SURE, confidence };
}

// What each sighting says for and against a room; a thing seen twice is not twice the room, save chairs at a table.
function evidenceFor(objects: SeenObject[]): Record<IndoorRoom, number> {
  const seen = (label: string) => best(objects, label);
  const appliances = seen("oven") + seen("refrigerator") + seen("microwave") + 0.5 * seen("toaster");
  const tableware = Math.min(0.5, 0.15 * TABLEWARE.reduce((sum, label) => sum + total(objects, label), 0));
  const chairs = total(objects, "chair");
  const [bed, couch, table] = [seen("bed"), seen("couch"), seen("dining table")];
  const washing = 2.2 * seen("toilet") + 1.3 * seen("sink") + 0.8 * (seen("hair drier") + seen("toothbrush"));
  const isSetTable = chairs >= 0.9;
  return {
    bedroom: 2.2 * bed - 1.1 * couch - 0.5 * table - appliances,
    bathroom: washing - 1.2 * appliances - 0.4 * chairs - bed,
    kitchen: 1.5 * appliances + 0.6 * seen("sink") + tableware - seen("toilet") - 0.6 * couch - 0.15 * chairs,
    living_room:
      2 * couch +
      (couch > 0 ? 0.8 : 0.3) * seen("tv") +
      0.3 * seen("book") +
      0.1 * chairs -
      0.8 * appliances -
      1.2 * bed,
    dining_room:
      (isSetTable ? 1.3 * table + 0.45 * chairs - 1.6 * couch : 0.8 * table - couch) - 1.5 * appliances - bed,
  };
}

// Of many, six count.
function total(objects: SeenObject[], label: string): number {
  const scores = objects.filter((object) => object.label === label).map(({ score }) => score);
  return scores.slice(0, 6).reduce((sum, score) => sum + score, 0);
}

function best(objects: SeenObject[], label: string): number {
  return Math.max(0, ...objects.filter((object) => object.label === label).map(({ score }) => score));
}
