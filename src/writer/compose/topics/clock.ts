// "22:00" as people say it: "10 pm".
export function clock(value: unknown): string {
  const [hours = 0, minutes = 0] = String(value).split(":").map(Number);
  const past = minutes === 0 ? "" : `:${String(minutes).padStart(2, "0")}`;
  return `${hours % 12 === 0 ? 12 : hours % 12}${past} ${hours < 12 ? "am" : "pm"}`;
}
