import { listedBathroomCount, roomsWithBeds } from "#shared/express-property.ts";
import { BOUNDS } from "#shared/listing-bounds.ts";
import type { Question } from "./settle-questions.ts";
import type { ExpressJob } from "./store.ts";

// The details count the rooms, and a list of them may have more or fewer.
export function roomQuestions(job: ExpressJob): Question[] {
  return [...bedroomQuestion(job), ...bathroomQuestion(job)];
}

function bedroomQuestion({ bedrooms, formData }: ExpressJob): Question[] {
  const rooms = roomsWithBeds(formData);
  const isStudio = bedrooms === 0 && rooms.length === 1;
  if (rooms.length === 0 || rooms.length === bedrooms || isStudio) return [];
  const kept = [...rooms, ...Array.from({ length: bedrooms }, (_, at) => emptyRoom(at))].slice(0, bedrooms);
  const keep = { id: "form", label: counted(bedrooms, "bedroom"), settles: { answers: { bedrooms: kept } } };
  const follow = {
    id: "rooms",
    label: counted(rooms.length, "bedroom"),
    settles: { details: { bedrooms: rooms.length } },
  };
  return [
    {
      id: `bedrooms ${bedrooms}, rooms with beds ${rooms.length}`,
      question: `You said ${counted(bedrooms, "bedroom")}, and the beds stand in ${counted(rooms.length, "room")}. How many bedrooms are there?`,
      choices: rooms.length > BOUNDS.bedrooms.max ? [keep] : [follow, keep],
    },
  ];
}

function bathroomQuestion({ bathrooms, formData }: ExpressJob): Question[] {
  const listed = listedBathroomCount(formData);
  if (listed === null || listed === bathrooms) return [];
  const keep = { id: "form", label: counted(bathrooms, "bathroom"), settles: { answers: { bathrooms: null } } };
  const follow = { id: "rooms", label: counted(listed, "bathroom"), settles: { details: { bathrooms: listed } } };
  return [
    {
      id: `bathrooms ${bathrooms}, listed ${listed}`,
      question: `You said ${counted(bathrooms, "bathroom")}, and ${listed} are described. How many are there?`,
      choices: listed > BOUNDS.bathrooms.max ? [keep] : [follow, keep],
    },
  ];
}

function emptyRoom(at: number) {
  return { room: `Bedroom ${at + 1}`, beds: [], features: [] };
}

function counted(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`;
}
