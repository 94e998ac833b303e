// Answers that are tapped or typed in parts and kept as the plain words of one field, so that every form reads them alike.

export type Place = { name: string; purpose: string; minutes: string; way: "walk" | "drive" };

const MOST_PLACES = 3;
const EMPTY_PLACE: Place = { name: "", purpose: "", minutes: "", way: "walk" };

// "Mill Bakery, for bread, 5 min walk", one per line; a line in any other form is read as a name.
export function placesIn(text: string): Place[] {
  const places = text
    .split("\n")
    .filter((line) => line !== "")
    .map(placeIn);
  const empty = Array.from({ length: Math.max(0, MOST_PLACES - places.length) }, () => EMPTY_PLACE);
  return [...places, ...empty];
}

function placeIn(line: string): Place {
  const distance = /, (\d{1,3}) min (walk|drive)$/.exec(line);
  const rest = distance ? line.slice(0, distance.index) : line;
  const at = rest.indexOf(", for ");
  return {
    name: at === -1 ? rest : rest.slice(0, at),
    purpose: at === -1 ? "" : rest.slice(at + ", for ".length),
    minutes: distance?.[1] ?? "",
    way: distance?.[2] === "drive" ? "drive" : "walk",
  };
}

// A place without a name is none yet.
export function textOfPlaces(places: readonly Place[]): string {
  return places
    .filter(({ name }) => name.trim() !== "")
    .map(({ name, purpose, minutes, way }) => {
      const what = purpose === "" ? "" : `, for ${purpose}`;
      return `${name}${what}${minutes === "" ? "" : `, ${minutes} min ${way}`}`;
    })
    .join("\n");
}

// What people come for, as it stands in a sentence.
export const TRIPS = {
  "Family holidays": "family holidays",
  "A weekend for two": "weekends for two",
  "Friends together": "trips with friends",
  "Work trips": "work trips",
  "Remote work": "remote work",
  "Long stays": "long stays",
  "A night on the way": "a night on the way",
  "Seeing the city": "seeing the city",
  Hiking: "hiking",
  Skiing: "skiing",
  "The beach": "the beach",
  "Wine tasting": "wine tasting",
  "Weddings nearby": "weddings nearby",
} as const;
export type Trip = keyof typeof TRIPS;

const TRIP_NAMES = Object.keys(TRIPS) as Trip[];
const COME_FOR = /^Guests come for ([^.\n]*)\. ?/;

export type TripAnswer = { trips: Trip[]; words: string };

export function tripsIn(text: string): TripAnswer {
  const sentence = COME_FOR.exec(text);
  const phrases = sentence?.[1]?.split(/, | and /) ?? [];
  const trips = TRIP_NAMES.filter((name) => phrases.includes(TRIPS[name]));
  // A sentence in free wording is kept as it was written.
  if (!sentence || trips.length !== phrases.length) return { trips: [], words: text };
  return { trips, words: text.slice(sentence[0].length) };
}

export function textOfTrips({ trips, words }: TripAnswer): string {
  const phrases = TRIP_NAMES.filter((name) => trips.includes(name)).map((name) => TRIPS[name]);
  const last = phrases.at(-1);
  if (last === undefined) return words;
  const list = phrases.length === 1 ? last : `${phrases.slice(0, -1).join(", ")} and ${last}`;
  return `Guests come for ${list}.${words === "" ? "" : ` ${words}`}`;
}

export type StoryAnswer = { year: string; words: string };

const BUILT_IN = /^It was built in (\d{1,4})\. ?/;

export function storyIn(text: string): StoryAnswer {
  const built = BUILT_IN.exec(text);
  return built ? { year: built[1] ?? "", words: text.slice(built[0].length) } : { year: "", words: text };
}

export function textOfStory({ year, words }: StoryAnswer): string {
  if (year === "") return words;
  return `It was built in ${year}.${words === "" ? "" : ` ${words}`}`;
}
