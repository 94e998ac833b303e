import { squeeze } from "./match-room-name.ts";

const ORDINALS = "ground|lower|upper|first|second|third|fourth|fifth|sixth|main|top|basement|attic|raised";
const FLOOR = new RegExp(
  `^(?:the)?(?:${ORDINALS})(?:ground)?(?:floor|level|storey)(?:plan)?$|^(?:floor|level|etage|stock)$|` +
    "^(?:erd|ober|dach|unter|keller)geschoss$|^(?:st|nd|rd|th)floor(?:plan)?$|^rezdechaussee$|^(?:premier|deuxieme|er|eme|e)etage$|" +
    "^planta(?:baja|alta|primera|segunda)?$|^piano(?:terra|primo|secondo|rialzato)$|^(?:begane|eerste|tweede)(?:grond|verdieping)$|" +
    "^stock$|^og$|^eg$|^dg$|^stockwerk$",
);
// A bare word such as "floor" or "og" needs its number to be a name.
const NEEDS_NUMBER = /^(floor|level|etage|stock|stockwerk|og|planta|(st|nd|rd|th)floor(plan)?|e|er|eme)$/;

// The name of a floor that a caption gives, or null.
export function parseFloor(text: string): string | null {
  const letters = squeeze(text);
  if (!FLOOR.test(letters) || text.length > 30) return null;
  if (NEEDS_NUMBER.test(letters) && !/\d/.test(text)) return null;
  const spaced = text
    .replace(/([a-z])(floor|level)/i, "$1 $2")
    .replace(/\s+/g, " ")
    .trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase();
}
