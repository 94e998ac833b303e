import { z } from "zod";

const MAX_AMENITIES = 10_000;
const Words = z.string().max(20_000, "is longer than 20,000 characters");
// A form's empty answer is no answer.
const Optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === null || value === "" ? undefined : value), schema.optional());
const Count = (max: number) => z.coerce.number("must be a number").min(0, "must not be negative").max(max);
// A host's own list, one to a line; a line that is a sentence keeps its commas.
const featureLines = (text: string) =>
  text.split(/[\n;]/).flatMap((line) => (/\b(?:we|i|is|are|you|has|have)\b/i.test(line) ? [line] : line.split(",")));
const Features = z.preprocess(
  (value) => (typeof value === "string" ? featureLines(value) : value),
  z.array(Words).max(MAX_AMENITIES, `has more than ${MAX_AMENITIES} entries`),
);
const Amenities = z.preprocess(
  (value) => (typeof value === "string" ? value.split(/[\n;,]/) : value),
  z.array(Words).max(MAX_AMENITIES, `has more than ${MAX_AMENITIES} entries`),
);

// Any shape that drafts ever had: see convertBedrooms.
const BedroomEntry = z.union([z.string(), z.looseObject({})]);
const BathroomEntry = z.looseObject({
  label: z.string().optional(),
  type: z.string().optional(),
  notes: z.string().nullish(),
});

export type BathroomEntry = z.infer<typeof BathroomEntry>;

// What is known about a home as its forms hold it. Fields of the intake form that are not named here pass through.
export const PropertyInput = z.looseObject({
  formType: Optional(z.string()),
  address: Optional(Words),
  property_address: Optional(Words),
  // As the listing is to name it, where the address is not read right.
  town: Optional(z.string().max(200)),
  property_type: Optional(z.string().max(200)),
  room_type: Optional(z.string().max(200)),
  bedrooms: Optional(z.union([z.array(BedroomEntry).max(100), Count(100)], "must be a number or a list of bedrooms")),
  beds: Optional(Count(200)),
  bathrooms: Optional(
    z.union([z.array(BathroomEntry).max(100), Count(100)], "must be a number or a list of bathrooms"),
  ),
  bathrooms_text: Optional(z.string().max(200)),
  maxGuests: Optional(Count(500)),
  guestsGiven: Optional(z.boolean()),
  petFriendly: Optional(z.union([z.boolean(), z.string()])),
  squareFootage: Optional(z.coerce.number().min(0).max(1_000_000)),
  amenities: Optional(Amenities),
  features: Optional(Features),
  neighborhood: Optional(Words),
  notes: Optional(Words),
  description: Optional(Words),
  // See ownerAnswersAfter; any other value cites no owner.
  ownerAnswers: z
    .record(z.string(), z.union([z.literal(true), z.array(z.string())]))
    .optional()
    .catch(undefined),
});
export type PropertyInput = z.infer<typeof PropertyInput>;
