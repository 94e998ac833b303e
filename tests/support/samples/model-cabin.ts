// An express listing, and how a language model would describe it in its own words, by the facts of its ledger.
export const CABIN_DETAILS = {
  property_address: "12 Pine Road, Bend, OR",
  bedrooms: 2,
  bathrooms: 1,
  maxGuests: 4,
  guestsGiven: true,
};
export const CABIN_ANSWERS = {
  property_type: "Cabin",
  room_type: "Entire place",
  amenities: ["Sauna", "Fireplace"],
};

export const MODEL_TITLE = "Bend cabin with sauna and fireplace";
export const MODEL_OPENING =
  "Warm up in the sauna, then by the fireplace. The whole cabin in Bend is yours, for four guests.";

const [KIND, SCOPE, TOWN, BEDROOMS, BATHROOMS, GUESTS, SAUNA, FIREPLACE] = [1, 2, 3, 6, 7, 8, 9, 10].map(
  (number) => `f${number}`,
);

export const CABIN_BY_MODEL = JSON.stringify({
  elements: [
    { heading: "Title", sentences: [{ text: MODEL_TITLE, facts: [KIND, TOWN, SAUNA, FIREPLACE] }] },
    {
      heading: "Summary",
      sentences: [
        { text: "Warm up in the sauna, then by the fireplace.", facts: [SAUNA, FIREPLACE] },
        { text: "The whole cabin in Bend is yours, for four guests.", facts: [SCOPE, KIND, TOWN, GUESTS] },
      ],
    },
    {
      heading: "The space",
      sentences: [{ text: "There are two bedrooms and one bathroom.", facts: [BEDROOMS, BATHROOMS] }],
    },
  ],
});
