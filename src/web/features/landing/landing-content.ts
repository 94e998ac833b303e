// Words of the landing page that an operator may want to change without touching its layout.

export const steps = [
  {
    title: "Upload & Describe",
    text: "Address, rooms, guests, photos. Two minutes, or the full form together with the owner.",
  },
  {
    title: "AI Generation",
    text: "The photos and the floor plan are read, anything that does not add up is asked about, then the text is written.",
  },
  {
    title: "Copy & Use",
    text: "Each section copies into the field of the same name in the platform's editor. Revise as often as you like.",
  },
];

export type FeatureId = "invented" | "evidence" | "field" | "together";

export const features: { id: FeatureId; title: string; text: string }[] = [
  {
    id: "invented",
    title: "Nothing invented",
    text: "Every number, room, bed and amenity in the text is a fact that you gave or confirmed. What is not known is not written.",
  },
  {
    id: "evidence",
    title: "Evidence on every sentence",
    text: "Point at a sentence and see where it comes from: the form, a photo, the floor plan or the owner.",
  },
  {
    id: "field",
    title: "Made for the field",
    text: "A title within 50 characters, a summary within 500, the rest in the platform's own order. Nothing to cut afterwards.",
  },
  {
    id: "together",
    title: "Written together",
    text: "In Detailed Mode, manager and owner fill in one form, each their own part. It saves itself as you type.",
  },
];

// Three examples of what hosts may say. Replace them with real ones and set isSample to false.
export const testimonials = [
  {
    quote:
      "I pasted it into the listing without changing a word, because there was nothing in it that I would have to take back.",
    name: "Host of a lake cottage",
    isSample: true,
  },
  {
    quote: "The owner filled in the stairs and the parking. I would never have known about the second half bath.",
    name: "Property manager, twelve homes",
    isSample: true,
  },
  {
    quote: "It asked me why the plan shows two bedrooms and I wrote three. Fair question.",
    name: "Owner of a city flat",
    isSample: true,
  },
];

export const pricingClaims = [
  "One flat price per property description",
  "No subscription, no hidden fees",
  "Unlimited revisions",
  "30-Day Guarantee",
  "All platforms included",
  "Support response within 24 hours",
  "Members get a 10 percent discount",
];
