import { capitalised, listOf, withArticle } from "../../text/word-forms.ts";
import type { Home } from "./home.ts";

// "sleeps up to four, with two beds and one bathroom": beside "one bathroom" the guests would seem to share it out.
export function sleeping(party: string | null, rooms: string): string {
  if (party === null) return `has ${rooms}`;
  return `sleeps ${party.replace(" guest", "")}${rooms === "" ? "" : `, with ${rooms}`}`;
}

// "hotel room" of a hotel, and "private room" of a hostel that is let by the room.
export function roomKind(home: Home): { kind: string; inside: string } {
  const scope = home.scope ?? "private room";
  const isHotel = scope === "hotel room" && /hotel/.test(home.text("home.type") ?? "hotel");
  const kind = isHotel ? "hotel room" : scope === "hotel room" ? "private room" : scope;
  return { kind, inside: home.text("home.type") && !isHotel ? ` in ${withArticle(home.noun)}` : "" };
}

type RoomParts = {
  beds: string;
  baths: string | null;
  party: string | null;
  where: string;
  // Whether the opening named the room already: "a bright room with a view".
  isRoomNamed: boolean;
  isFirst: boolean;
};

// What a room is, in which home, and how many it sleeps.
export function roomVariants(
  home: Home,
  { beds, baths, party, where, isRoomNamed, isFirst }: RoomParts,
): (string | false)[] {
  const { kind, inside: within } = roomKind(home);
  // A bathroom of which nothing more is known is the home's, and not the room's.
  const isOfHome = baths !== null && within !== "" && !/\b(?:shared|private)\b/.test(baths);
  const comma = where.includes(",") ? "," : "";
  const inside = isOfHome ? `${within} with ${baths}${where}` : `${within}${where}`;
  const bath = baths === null || isOfHome ? "" : baths.startsWith("one ") ? withArticle(baths.slice(4)) : baths;
  const sleeps = sleeping(party, listOf([beds, bath].filter((words) => words !== "")));
  const isBare = party === null && beds === "" && bath === "";
  if (isRoomNamed && inside !== "")
    return [
      isBare
        ? `The room is${inside}.`
        : isOfHome
          ? `The room is${inside}. It ${sleeps}.`
          : `The room is${inside}${comma} and ${sleeps}.`,
    ];
  if (isRoomNamed) return isBare ? [] : [`The room ${sleeps}.`, `It ${sleeps}.`];
  const room = {
    kind,
    inside,
    within: isOfHome ? `${within} with ${baths}` : within,
    where,
    sleeps: isBare ? "" : sleeps,
  };
  return isFirst ? openingVariants(room, home.isToldByHost) : followingVariants(room);
}

type RoomWords = {
  kind: string;
  // " in an apartment in Dublin"
  inside: string;
  // " in an apartment"
  within: string;
  where: string;
  // "sleeps two, with one bed and a shared bathroom"; empty where nothing is known.
  sleeps: string;
};

function followingVariants({ kind, inside, sleeps }: RoomWords): (string | false)[] {
  if (sleeps === "") return [`This is ${withArticle(kind)}${inside}.`];
  return [
    `This is ${withArticle(kind)}${inside}. The room ${sleeps}.`,
    `You have ${withArticle(kind)}${inside}. The room ${sleeps}.`,
    inside !== "" && `Your ${kind} is${inside}. It ${sleeps}.`,
    !inside.includes(" with ") && `The ${kind}${inside}${inside.includes(",") ? "," : ""} ${sleeps}.`,
  ];
}

// A room that nothing sets apart begins in several ways, so that such rooms do not all begin alike. Beside a host's own
// words what begins with the place sounds stiff.
function openingVariants({ kind, inside, within, where, sleeps }: RoomWords, isTold: boolean): (string | false)[] {
  const then = sleeps === "" ? "" : ` ${inside.includes(" with ") ? "The room" : "It"} ${sleeps}.`;
  const place = where === "" ? "" : `${capitalised(where.trim())}${where.includes(",") ? "," : ""}`;
  return [
    sleeps !== "" && !inside.includes(" with ") && `This ${kind}${inside}${inside.includes(",") ? "," : ""} ${sleeps}.`,
    `Stay in ${withArticle(kind)}${inside}.${then}`,
    inside !== "" && `Your ${kind} is${inside}.${then}`,
    place !== "" && `${place} you have ${withArticle(kind)}${within}.${then}`,
    place !== "" &&
      within !== "" &&
      !within.includes(" with ") &&
      !isTold &&
      `${place} ${withArticle(kind)}${within} is yours.${then}`,
    place !== "" && !isTold && `${place} you stay in ${withArticle(kind)}${within}.${then}`,
    place !== "" && within !== "" && !isTold && `${place} your ${kind} is${within}.${then}`,
  ];
}
