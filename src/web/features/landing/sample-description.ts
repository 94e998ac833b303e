// The sample of the landing page: a description and, for each sentence, the facts behind it.

export type Source = "form" | "photo" | "plan" | "owner";
export type Fact = { id: string; source: Source; label: string };
export type Sentence = { text: string; factIds: string[] };

export const facts: Fact[] = [
  { id: "dock", source: "plan", label: "Plan: dock" },
  { id: "private", source: "owner", label: "Owner: dock is private" },
  { id: "sauna", source: "photo", label: "Photo 7: wood-fired sauna" },
  { id: "hot-tub", source: "form", label: "Form: hot tub" },
  { id: "kayaks", source: "form", label: "Form: kayaks" },
  { id: "rooms", source: "plan", label: "Plan: 4 bedrooms, 2 bathrooms" },
  { id: "beds", source: "owner", label: "Owner: 6 beds" },
  { id: "place", source: "form", label: "Form: 18 Mile Bay" },
  { id: "fireplace", source: "photo", label: "Photo 3: stone fireplace" },
];

export const title = "Waterfront cottage with dock, sauna and hot tub";

export const sentences: Sentence[] = [
  {
    text: "Step off the private dock into a kayak, then warm up in the wood-fired sauna or the hot tub.",
    factIds: ["dock", "private", "kayaks", "sauna", "hot-tub"],
  },
  {
    text: "This four-bedroom cottage stands on the water at 18 Mile Bay, with six beds and two bathrooms.",
    factIds: ["rooms", "beds", "place"],
  },
  { text: "A stone fireplace is there for the evenings.", factIds: ["fireplace"] },
];
