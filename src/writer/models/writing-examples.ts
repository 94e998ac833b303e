// What a model learns the selection from: what was given, what was written, and what was left out of it.
export const WRITING_EXAMPLES = [
  {
    given:
      "Entire house, Whitby; 3 bedrooms, 4 beds, 2 baths, 6 guests; washer, dryer, wood-burning stove, wifi, crib, high chair, hair dryer, iron, TV. Notes: old coastguard cottage from 1904, whale-bone arch at the gate; 199 steps down to the harbour, no cars; Magpie Cafe 9 min walk; parking at the top of the lane, bring a rucksack.",
    written: {
      Title: "1904 coastguard cottage above the harbour",
      Summary:
        "You come in under a whale-bone arch: this is the old coastguard cottage from 1904, with 199 steps down to the harbour. The entire house in Whitby is yours, with three bedrooms, four beds and two bathrooms for up to six guests. No cars come this far, so park at the top of the lane and bring a rucksack.",
      "The space":
        "Light the wood-burning stove when the weather turns. A crib and a high chair are here, so the baby can come along. If the rain finds you on the steps, the washer and dryer have your clothes ready by breakfast.",
      "The neighborhood": "Magpie Cafe is a 9-minute walk.",
    },
    leftOut: "wifi, hair dryer, iron, TV",
  },
  {
    given:
      "Private room in a condo, Ghent; 1 bed, shared bath, 1 guest; wifi, shared kitchen, washer, hangers, shampoo. Nothing else.",
    written: {
      Title: "Room for one in a Ghent condo, with a washer",
      Summary:
        "A private room for one in a condo in Ghent, with one bed. The bathroom and the kitchen are shared. You have wifi and the use of a washer.",
    },
    leftOut: "hangers, shampoo; and every other field, since nothing is left to say",
  },
];
