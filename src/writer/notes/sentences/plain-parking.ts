import { listOf } from "#writer/text/word-forms.ts";

// Most hosts say of parking where it is and whether it is free, and no more: "street, free", "free on premises".
const COSTS = new Map([
  ["free", "free"],
  ["no charge", "free"],
  ["paid", "paid"],
]);
const PLACES: [typed: RegExp, told: string][] = [
  [/^(?:on |in )?(?:the )?street$/, "on the street"],
  [/^(?:on )?(?:the )?premises$/, "on the premises"],
  [/^on ?site$/, "on site"],
  [/^(?:on )?(?:the )?property$/, "on the property"],
  [/^(?:in )?(?:the |a )?driveway$/, "in the driveway"],
  [/^(?:in )?(?:the |a )?garage$/, "in the garage"],
  [/^(?:in )?(?:the )?building$/, "in the building"],
  [/^off[ -](?:the )?premises$/, "off the premises"],
  [/^off[ -]?site$/, "off site"],
];
const PIECES = /, (?:and |or |also )?| - | \+ /;
const WITHIN = / (?:and|or|also) (?:on |in )?|\/|, /;
const PIECE = /^(plenty|lots|loads)? ?(?:of )?(?:the )?(free|paid|no charge)? ?(.*?) ?(free|paid)?$/;

// Null where anything else is said, or where it is not clear which of the places is free.
export function plainParking(note: string): string | null {
  if (/^(?:car ?park|parking(?: space)?|car space|garage)(?: is)? (?:included|provided)\.?$/i.test(note))
    return "Parking is included.";
  const costs = new Set<string>();
  const places: string[] = [];
  let [isPlenty, isOff, isUnclear, isPriced] = [false, false, false, false];
  for (const piece of piecesOf(note)) {
    const [, plenty = "", before = "", where = "", behind = ""] = PIECE.exec(piece) ?? [];
    const told =
      where === "" ? [] : where.split(WITHIN).map((place) => PLACES.find(([typed]) => typed.test(place))?.[1]);
    const isOffStreet = /^off[ -]street$/.test(where);
    if (!isOffStreet && told.includes(undefined)) return null;
    const cost = COSTS.get(before) ?? COSTS.get(behind);
    if (cost !== undefined) costs.add(cost);
    if (cost !== undefined && where === "") isPriced = true;
    else if (cost === undefined) isUnclear = true;
    if (!isOffStreet) places.push(...told.filter((place) => place !== undefined));
    isPlenty ||= plenty !== "";
    isOff ||= isOffStreet;
  }
  const isClear = costs.size === 0 || isPriced || !isUnclear;
  if (!isClear || costs.size > 1 || (isOff && places.length > 0)) return null;
  return sentenceOf([...costs][0], [...new Set(places)], { isPlenty, isOff });
}

function piecesOf(note: string): string[] {
  return note
    .toLowerCase()
    .replace(/\.$/, "")
    .split(PIECES)
    .map((piece) =>
      piece
        .replace(/\b(?:too|here|parking|also|either)\b/g, "")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter((piece) => piece !== "");
}

type More = { isPlenty: boolean; isOff: boolean };

function sentenceOf(cost: string | undefined, places: string[], { isPlenty, isOff }: More): string | null {
  const priced = cost === undefined ? "" : `${cost} `;
  if (isOff) return isPlenty ? null : `There is ${priced}off-street parking.`;
  const isStreet = places.join() === "on the street";
  if (isPlenty) return isStreet ? `There is plenty of ${priced}street parking.` : null;
  if (cost === "paid") return places.length === 0 ? null : `There is paid parking ${listOf(places)}.`;
  if (cost === "free" && isStreet) return "Street parking is free.";
  if (cost === "free") return places.length === 0 ? "Parking is free." : `Parking is free ${listOf(places)}.`;
  return places.length === 0 ? null : `You can park ${listOf(places)}.`;
}
