import type { PropertyData } from "./contract/orders.ts";
import { convertBedrooms } from "./intake/answers/room-entries.ts";
import type { Answers } from "./intake/intake-field.ts";
import { countBathrooms } from "./property-facts.ts";

type ExpressForm = {
  platform: string;
  address: string;
  bedrooms: number;
  bathrooms: number;
  maxGuests: number;
  // Whether the host entered the guests; otherwise the number is the form's default of one.
  guestsGiven: boolean;
  petFriendly: boolean;
  photos: string[];
  floorPlan: string | null;
  // Answers under the ids of the intake form.
  formData: Answers;
  findingMarks: Readonly<Record<string, string>>;
};

// What is known of an express listing, under the names that the writer reads. The details that it was started with hold
// against the answers: a list of rooms counts only while it has as many as the details say.
export function propertyOfExpress({ formData, photos: images, findingMarks, ...form }: ExpressForm): PropertyData {
  const { platform, address, maxGuests, guestsGiven, petFriendly, floorPlan } = form;
  const bedrooms = listedBedrooms(formData, form.bedrooms) ?? form.bedrooms;
  const bathrooms = listedBathrooms(formData, form.bathrooms) ?? form.bathrooms;
  const marks = Object.keys(findingMarks).length > 0 ? { findingMarks } : {};
  const details = { platform, address, bedrooms, bathrooms, maxGuests, guestsGiven, petFriendly, images, floorPlan };
  return { ...formData, ...details, ...marks, formType: "express" };
}

// The one room of a studio is where one sleeps, and no bedroom.
function listedBedrooms(answers: Answers, count: number): unknown {
  const rooms = roomsWithBeds(answers);
  const expected = count === 0 && answers["property_type"] === "Studio" ? 1 : count;
  return rooms.length > 0 && rooms.length === expected ? answers["bedrooms"] : null;
}

function listedBathrooms(answers: Answers, count: number): unknown {
  const listed = listedBathroomCount(answers);
  return listed !== null && listed === count ? answers["bathrooms"] : null;
}

// Rooms without a bed entered yet say nothing.
export function roomsWithBeds(answers: Answers): ReturnType<typeof convertBedrooms> {
  const rooms = convertBedrooms(answers["bedrooms"]);
  return rooms.some(({ beds }) => beds.length > 0) ? rooms : [];
}

export function listedBathroomCount(answers: Answers): number | null {
  const rooms = answers["bathrooms"];
  return Array.isArray(rooms) && rooms.length > 0 ? countBathrooms(rooms) : null;
}
