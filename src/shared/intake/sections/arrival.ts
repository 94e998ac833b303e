import type { SectionText } from "../intake-field.ts";

export const arrival: SectionText = {
  id: "arrival",
  label: "Arrival and access",
  tier: "deep",
  fields: [
    { id: "check_in_time", label: "Check-in from", type: "time", required: true },
    { id: "check_in_latest", label: "Check-in until", type: "time", help: "Leave empty if late is fine." },
    { id: "check_out_time", label: "Check-out by", type: "time", required: true },
    {
      id: "check_in_method",
      label: "How guests get in",
      type: "dropdown",
      options: ["Keypad", "Smart lock", "Lockbox", "Host greets you", "Building staff", "Keys at another address"],
    },
    {
      id: "arrival_options",
      label: "Early arrival and late departure",
      type: "checkbox",
      options: [
        "Luggage drop-off allowed",
        "24-hour check-in",
        "Early check-in on request",
        "Late check-out on request",
      ],
    },
    { id: "entrance", label: "Entrance", type: "dropdown", options: ["Private entrance", "Shared entrance"] },
    {
      id: "floor",
      label: "Floor",
      type: "number",
      help: "For a home in a larger building, as the building counts them.",
    },
    {
      id: "elevator",
      label: "Elevator",
      type: "dropdown",
      options: ["Yes", "No, stairs only"],
      showIf: [{ key: "floor", op: "gt", value: 0 }],
    },
    {
      id: "entrance_steps",
      label: "Steps to the entrance",
      type: "number",
      help: "From where a car stops. Zero if there are none.",
    },
    { id: "levels", label: "Levels inside", type: "number" },
    {
      id: "inside_stairs",
      label: "Stairs inside",
      type: "dropdown",
      options: ["Straight staircase", "Steep staircase", "Spiral staircase", "Ladder"],
      showIf: [{ key: "levels", op: "gte", value: 2 }],
    },
    {
      id: "guest_access",
      label: "What guests can use",
      type: "paragraph",
      help: "Also what stays locked, such as a garage or a closet.",
    },
  ],
};
