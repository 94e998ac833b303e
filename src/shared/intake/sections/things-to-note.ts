import type { SectionText } from "../intake-field.ts";

export const houseRules: SectionText = {
  id: "house_rules",
  label: "House rules",
  tier: "deep",
  fields: [
    {
      id: "pets_policy",
      label: "Pets",
      type: "dropdown",
      required: true,
      options: ["Allowed", "Ask first", "Not allowed"],
    },
    {
      id: "pet_rules",
      label: "Rules for pets",
      type: "paragraph",
      showIf: [{ key: "pets_policy", op: "equals", value: "Allowed" }],
    },
    {
      id: "smoking_policy",
      label: "Smoking",
      type: "dropdown",
      required: true,
      options: ["Not allowed", "Outside only", "Allowed"],
    },
    { id: "events_policy", label: "Parties", type: "dropdown", options: ["Not allowed", "Ask first"] },
    { id: "quiet_hours_start", label: "Quiet from", type: "time" },
    {
      id: "quiet_hours_end",
      label: "Quiet until",
      type: "time",
      showIf: [{ key: "quiet_hours_start", op: "truthy" }],
    },
    { id: "minimum_age", label: "Minimum age to book", type: "number" },
    { id: "house_rules", label: "Other rules", type: "paragraph", help: "One sentence each. Only those you mean." },
  ],
};

export const thingsToNote: SectionText = {
  id: "things_to_note",
  label: "Safety and things to note",
  tier: "deep",
  fields: [
    {
      id: "not_available",
      label: "What guests may miss",
      type: "checkbox",
      help: "What people expect of such a place and will not find. Said here, it is no surprise at the door.",
      options: [
        "Kitchen for guests",
        "Wifi",
        "TV",
        "Air conditioning",
        "Heating",
        "Washer",
        "Dishwasher",
        "Microwave",
        "Parking",
        "Towels",
        "Bed linens",
      ],
    },
    {
      id: "safety_devices",
      label: "Safety devices",
      type: "checkbox",
      options: ["Smoke alarm", "Carbon monoxide alarm", "Fire extinguisher", "First aid kit"],
    },
    {
      id: "cameras",
      label: "Cameras",
      type: "dropdown",
      help: "Every camera must be disclosed; none may be inside.",
      options: ["None", "Outside only"],
    },
    {
      id: "camera_views",
      label: "What the cameras see",
      type: "short",
      help: "Such as: the front door and the driveway.",
      showIf: [{ key: "cameras", op: "equals", value: "Outside only" }],
    },
    { id: "noise_monitors", label: "Noise monitors", type: "dropdown", options: ["Yes", "No"] },
    {
      id: "hazards",
      label: "Watch out for",
      type: "checkbox",
      options: [
        "Low ceilings",
        "Uneven paths",
        "Steep stairs",
        "Open water",
        "A balcony without a high railing",
        "Wildlife",
        "A rough access road",
      ],
    },
    {
      id: "seasonal_notes",
      label: "What changes with the season",
      type: "paragraph",
      help: "Snow on the road, water turned off outside, a busy festival.",
    },
    { id: "things_to_note", label: "Anything else to note", type: "paragraph" },
  ],
};
