// A half bath is half of one; a bathroom of no known type is one.
export function countBathrooms(rooms: readonly unknown[]): number {
  return rooms.reduce<number>((sum, room) => sum + (isHalf(room) ? 0.5 : 1), 0);
}

function isHalf(room: unknown): boolean {
  if (typeof room !== "object" || room === null || !("type" in room)) return false;
  return typeof room.type === "string" && room.type.trim().toLowerCase() === "half";
}
