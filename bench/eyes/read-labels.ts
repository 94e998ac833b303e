import { readFileSync } from "node:fs";
import { join } from "node:path";

export type PhotoLabel = { file: string; label: string; visible: string };
export type PlanLabel = {
  file: string;
  language: string;
  room_labels_visible: string[];
  bedrooms: number | null;
  bathrooms_drawn: number | null;
  total_area_m2: number | null;
  notes: string;
};

export function readPhotoLabels(folder: string): PhotoLabel[] {
  const [, ...rows] = readFileSync(join(folder, "photos/labels.csv"), "utf8").trim().split("\n");
  return rows.map((row) => {
    const [file = "", label = "", , visible = ""] = cells(row);
    return { file, label, visible };
  });
}

export function readPlanLabels(folder: string): PlanLabel[] {
  const rows = readFileSync(join(folder, "floorplans/labels.jsonl"), "utf8").trim().split("\n");
  return rows.map((row) => JSON.parse(row) as PlanLabel);
}

function cells(row: string): string[] {
  return [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? "");
}

export function print(name: string, value: string, target: string): void {
  console.log(`${name.padEnd(52)} ${value.padStart(16)}   ${target}`);
}

export function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)} % of ${whole}`;
}
