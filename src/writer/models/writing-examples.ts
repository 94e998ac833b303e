// What a model learns the selection from.
export const WRITING_EXAMPLES = [
  {
    given:
      "Entire house, Whitby; 3 bedrooms, 4 beds, 2 baths, 6 guests; washer, dryer, wood-burning stove, wifi, crib, high chair, hair dryer, iron, TV. Notes: old coastguard cottage from 1904, whale-bone arch at the gate; 199 steps down to the harbour, no cars; Magpie Cafe 9 min walk; parking at the top of the lane, bring a rucksack.",
    title: "1904 coastguard cottage above the harbour",
    summary:
      "You come in under a whale-bone arch: this is the old coastguard cottage from 1904, and 199 steps lead down to the harbour. It is an entire house in Whitby with three bedrooms, four beds and two bathrooms for up to six guests. No cars come this far, so park at the top of the lane and bring a rucksack. A crib and a high chair are here for a family, and the wood-burning stove for when the weather turns. Magpie Cafe is a 9-minute walk.",
  },
  {
    given:
      "Private room in a condo, Ghent; 1 bed, shared bath, 1 guest; wifi, shared kitchen, washer, hangers, shampoo. Nothing else.",
    title: "Room for one in a Ghent condo, with a washer",
    summary:
      "A private room for one in a condo in Ghent, with one bed. The bathroom and the kitchen are shared. You have wifi and the use of a washer.",
  },
];
