import { readFileSync } from "node:fs";
import type { Listing } from "./listing.ts";
import { type Measurement, measure } from "./measure.ts";
import { sentencesOf } from "./sentences-of.ts";
import type { Field } from "./written-text.ts";

type Home = {
  id: string;
  city: string;
  country: string;
  neighborhood: string | null;
  property_type: string;
  room_type: string;
  guests: number | null;
  bedrooms: number | null;
  beds: number | null;
  bathrooms: string | number | null;
  amenities: string[];
  host_answers?: Record<string, unknown>;
};
type Exemplar = { id: string; title: string; summary: string; space: string; neighborhood: string; other: string };

// A copywriter's texts and the homes they were written for, measured like ours. What the host answered counts as given.
export function readExemplars(homesFile: string, exemplarsFile: string): Measurement[] {
  const homes = JSON.parse(readFileSync(homesFile, "utf8")) as Home[];
  const texts = JSON.parse(readFileSync(exemplarsFile, "utf8")) as Exemplar[];
  return homes.flatMap((home) => {
    const text = texts.find(({ id }) => id === home.id);
    if (!text) return [];
    const fields = fieldsOf(text);
    const content = fields.map((field) => field.text).join("\n");
    return [measure(listingOf(home), { id: home.id, fields, content, factIds: new Set(), blockingFindings: [] })];
  });
}

function listingOf(home: Home): Listing {
  const said = Object.values(home.host_answers ?? {}).map((answer) => JSON.stringify(answer));
  return {
    id: home.id,
    city: home.city,
    country: home.country,
    name: "",
    description: "",
    neighbourhood: home.neighborhood,
    property_type: home.property_type,
    room_type: home.room_type,
    accommodates: home.guests,
    bedrooms: home.bedrooms,
    beds: home.beds,
    bathrooms: Number.parseFloat(String(home.bathrooms)) || null,
    bathrooms_text: String(home.bathrooms ?? ""),
    amenities: [...home.amenities, ...said],
  };
}

function fieldsOf({ title, summary, space, neighborhood, other }: Exemplar): Field[] {
  const given: [string, string][] = [
    ["Title", title],
    ["Summary", summary],
    ["The space", space],
    ["The neighborhood", neighborhood],
    ["Other things to note", other],
  ];
  return given
    .filter(([, text]) => text !== "")
    .map(([heading, text]) => ({
      heading,
      text,
      sentences: sentencesOf(text).map((each) => ({ text: each, facts: [] })),
    }));
}
