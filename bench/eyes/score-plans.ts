import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { openVision } from "../../src/writer/inference/open-vision.ts";
import type { PlanFinding } from "../../src/writer/plans/interpret-plan.ts";
import { type PlanLabel, percent, print, readPlanLabels } from "./read-labels.ts";

type Read = PlanLabel & { finding: PlanFinding; missed: string[] };

export async function scorePlans(folder: string): Promise<void> {
  const plans = await readAll(folder);
  const english = plans.filter(
    ({ language, room_labels_visible }) => language === "en" && room_labels_visible.length > 0,
  );
  const readable = english.filter(({ notes }) => !notes.includes("hard case"));
  const counted = plans.filter(({ bedrooms }) => bedrooms !== null);
  const right = counted.filter(({ bedrooms, finding }) => finding.bedrooms === bedrooms);
  const unsure = counted.filter(({ finding }) => finding.bedrooms === null);
  const measured = plans.filter(({ total_area_m2 }) => total_area_m2 !== null);
  const areas = measured.filter(({ total_area_m2, finding }) => isClose(finding.areaM2, total_area_m2));
  print("room labels found on readable English plans", labelsFound(readable), "at least 88 %");
  print("room labels found, with the plans noted as hard", labelsFound(english), "");
  print("bedroom count right", percent(right.length, counted.length), "at least 80 %");
  print("bedroom count right or not sure", percent(right.length + unsure.length, counted.length), "at least 95 %");
  print("total area right", percent(areas.length, measured.length), "");
  for (const { file, bedrooms, finding, missed: lost } of plans) {
    const isWrong = bedrooms !== null && finding.bedrooms !== null && finding.bedrooms !== bedrooms;
    if (isWrong) console.log(`  ${file}: ${finding.bedrooms} bedrooms, not ${bedrooms}`);
    if (lost.length > 0) console.log(`  ${file}: missed ${lost.join(", ")}`);
  }
}

function labelsFound(plans: Read[]): string {
  const labels = plans.flatMap(({ room_labels_visible }) => room_labels_visible).length;
  return percent(labels - plans.flatMap(({ missed }) => missed).length, labels);
}

async function readAll(folder: string): Promise<Read[]> {
  const vision = openVision({ timeoutMs: 600_000 });
  try {
    const plans: Read[] = [];
    for (const label of readPlanLabels(folder)) {
      const finding = await vision.readPlan(await readFile(join(folder, "floorplans", label.file)));
      plans.push({ ...label, finding, missed: missedLabels(label.room_labels_visible, finding.labels) });
    }
    return plans;
  } finally {
    await vision.close();
  }
}

// Each name found counts once, however often the plan has it.
function missedLabels(visible: string[], found: string[]): string[] {
  const left = found.map(plain);
  return visible.filter((label) => {
    const at = left.indexOf(plain(label));
    if (at === -1) return true;
    left.splice(at, 1);
    return false;
  });
}

function plain(label: string): string {
  return label
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, "");
}

function isClose(found: number | null, stated: number | null): boolean {
  return found !== null && stated !== null && Math.abs(found / stated - 1) < 0.03;
}
