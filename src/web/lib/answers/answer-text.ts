import { type BathroomEntry, convertBedrooms } from "#shared/intake/answers/room-entries.ts";
import type { IntakeField } from "#shared/intake/intake-field.ts";
import { dayText } from "../format-text.ts";

// An answer in words, as a summary shows it.
export function answerText(field: Pick<IntakeField, "component" | "type">, value: unknown): string {
  if (field.component === "bedrooms_repeater") return convertBedrooms(value).map(bedroomText).join("\n");
  if (field.component === "bathrooms_repeater" && Array.isArray(value)) {
    return (value as BathroomEntry[]).map(bathroomText).join("\n");
  }
  if (field.type === "date" && typeof value === "string" && value !== "") return dayText(value) ?? value;
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function bedroomText({ room, beds, features }: ReturnType<typeof convertBedrooms>[number]): string {
  const counted = new Map<string, number>();
  for (const { type } of beds) counted.set(type, (counted.get(type) ?? 0) + 1);
  const bedWords = [...counted].map(([type, count]) => (count === 1 ? type : `${count} × ${type}`));
  return `${room}: ${[...bedWords, ...features].join(", ") || "no beds named"}`;
}

function bathroomText({ label, type, notes }: BathroomEntry): string {
  const said = [type, notes].filter((part) => part !== "").join(", ");
  return `${label || "Bathroom"}: ${said || "type not chosen"}`;
}
