import type { Platform } from "#writer/description.ts";
import type { Topic } from "./message.ts";
import { absences } from "./topics/absences.ts";
import { access } from "./topics/access.ts";
import { around, otherAmenities } from "./topics/around.ts";
import { bathAndBed } from "./topics/bath-and-bed.ts";
import { comfort } from "./topics/comfort.ts";
import { family } from "./topics/family.ts";
import { finerRules } from "./topics/finer-rules.ts";
import { parking } from "./topics/getting-there.ts";
import { hostWords } from "./topics/host-words.ts";
import { interior } from "./topics/interior.ts";
import { kitchen } from "./topics/kitchen.ts";
import { laundry } from "./topics/laundry.ts";
import { notes } from "./topics/notes.ts";
import { outdoors } from "./topics/outdoors.ts";
import { poolDetails } from "./topics/pool-details.ts";
import { rooms } from "./topics/rooms.ts";
import { hostAtHome, sharing } from "./topics/sharing.ts";
import { stairs } from "./topics/stairs.ts";
import { stay } from "./topics/stay.ts";
import { surroundings, withoutCar } from "./topics/surroundings.ts";
import { views } from "./topics/views.ts";
import { water } from "./topics/water.ts";
import { workAndPlay } from "./topics/work-and-play.ts";

const guestAccess: Topic = (home) => [...access(home), ...sharing(home), ...hostWords(home, "access")];
const duringStay: Topic = (home) => [...hostAtHome(home), ...stay(home)];
const neighborhood: Topic = (home) => [...around(home), ...surroundings(home)];
const thingsToNote: Topic = (home) => [...absences(home), ...finerRules(home), ...notes(home)];
const ownWords: Topic = (home) => hostWords(home, "space");
const gettingAround: Topic = (home) => [...parking(home), ...withoutCar(home), ...hostWords(home, "transport")];
const space: Topic[] = [
  rooms,
  interior,
  stairs,
  water,
  views,
  poolDetails,
  outdoors,
  comfort,
  kitchen,
  workAndPlay,
  bathAndBed,
  laundry,
  family,
  otherAmenities,
  ownWords,
];
const everything: Topic[] = [...space, guestAccess, duringStay, neighborhood, gettingAround, thingsToNote];

// What each field of a platform's editor tells, in order. "title" and "summary" are written by their own rules.
export type FieldPlan = "title" | "summary" | { opensWithSummary: boolean; topics: Topic[] };

const PLANS: Record<Platform, Record<string, FieldPlan>> = {
  airbnb: {
    Title: "title",
    Summary: "summary",
    "The space": { opensWithSummary: false, topics: space },
    "Guest access": { opensWithSummary: false, topics: [guestAccess] },
    "During your stay": { opensWithSummary: false, topics: [duringStay] },
    "The neighborhood": { opensWithSummary: false, topics: [neighborhood] },
    "Getting around": { opensWithSummary: false, topics: [gettingAround] },
    "Other things to note": { opensWithSummary: false, topics: [thingsToNote] },
  },
  vrbo: { Headline: "title", Description: { opensWithSummary: true, topics: everything } },
  website: {
    "Page title": "title",
    "Meta description": "summary",
    Description: { opensWithSummary: true, topics: everything },
  },
  mls: {
    "Public remarks": {
      opensWithSummary: true,
      topics: [rooms, water, views, outdoors, kitchen, comfort, laundry, gettingAround],
    },
  },
  social: {
    "Short post": "summary",
    Caption: { opensWithSummary: true, topics: [rooms, water, views, outdoors, kitchen, gettingAround] },
  },
  marketing: { Headline: "title", Teaser: "summary", Body: { opensWithSummary: true, topics: everything } },
};

export function planOf(platform: Platform, heading: string): FieldPlan | null {
  return PLANS[platform][heading] ?? null;
}
