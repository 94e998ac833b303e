import type { SectionText } from "../intake-field.ts";

export const kitchen: SectionText = {
  id: "kitchen",
  label: "Kitchen and dining",
  tier: "deep",
  fields: [
    {
      id: "kitchen_kind",
      label: "Kind of kitchen",
      type: "dropdown",
      options: ["Full kitchen", "Kitchenette"],
      showIf: [{ key: "amenities", op: "includes", value: "Kitchen" }],
    },
    {
      id: "kitchen_appliances",
      label: "Appliances",
      type: "checkbox",
      help: "In a kitchen or in the room.",
      options: [
        "Stove",
        "Oven",
        "Microwave",
        "Dishwasher",
        "Refrigerator",
        "Mini fridge",
        "Freezer",
        "Toaster",
        "Kettle",
        "Air fryer",
        "Blender",
        "Rice maker",
      ],
    },
    {
      id: "coffee",
      label: "Coffee",
      type: "dropdown",
      options: ["Drip coffee maker", "Nespresso", "Keurig coffee machine", "Espresso machine", "French press"],
    },
    {
      id: "cookware",
      label: "Cookware and tableware",
      type: "checkbox",
      options: ["Cooking basics", "Dishes and silverware", "Wine glasses", "Baking sheet"],
    },
    { id: "dining_seats", label: "Seats at the dining table", type: "number" },
    {
      id: "breakfast",
      label: "Breakfast",
      type: "dropdown",
      options: ["Included", "For a fee"],
      showIf: [{ key: "amenities", op: "includes", value: "Breakfast" }],
    },
    {
      id: "kitchen_notes",
      label: "About the kitchen",
      type: "paragraph",
      help: "What you leave for guests, what a cook should bring.",
    },
  ],
};
