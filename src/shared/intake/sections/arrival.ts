import { BOUNDS } from "../../contract-values.ts";
import type { SectionText } from "../intake-field.ts";

export const arrival: SectionText = {
  id: "arrival",
  label: "Arrival and access",
  tier: "deep",
  fields: [
    {
      id: "check_in_time",
      label: "Check-in from",
      type: "time",
      required: true,
      priority: { weight: 4, question: "From when can guests check in?" },
    },
    { id: "check_in_latest", label: "Check-in until", type: "time", help: "Leave empty if late is fine." },
    {
      id: "check_out_time",
      label: "Check-out by",
      type: "time",
      required: true,
      priority: { weight: 4, question: "By when do guests check out?" },
    },
    {
      id: "check_in_method",
      label: "How guests get in",
      type: "dropdown",
      options: ["Keypad", "Smart lock", "Lockbox", "Host greets you", "Building staff", "Keys at another address"],
      priority: { weight: 6, question: "How do guests get in?" },
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
      bounds: { min: BOUNDS.floor.min, max: BOUNDS.floor.max, isWhole: true },
    },
    {
      id: "elevator",
      label: "Elevator",
      type: "dropdown",
      options: ["Yes", "No, stairs only"],
      showIf: [{ key: "floor", op: "gt", value: 0 }],
      priority: { weight: 8, question: "Is there an elevator, or stairs only?" },
    },
    {
      id: "entrance_steps",
      label: "Steps to the entrance",
      type: "number",
      help: "From where a car stops. Zero if there are none.",
      bounds: { min: 0, max: 1000, isWhole: true },
      priority: { weight: 9, question: "How many steps lead to the front door?" },
    },
    {
      id: "levels",
      label: "Levels inside",
      type: "number",
      bounds: { min: 1, max: 20, isWhole: true },
      priority: { weight: 6, question: "On how many levels is the home?" },
    },
    {
      id: "inside_stairs",
      label: "Stairs inside",
      type: "dropdown",
      options: ["Straight staircase", "Steep staircase", "Spiral staircase", "Ladder"],
      showIf: [{ key: "levels", op: "gte", value: 2 }],
      priority: { weight: 7, question: "What are the stairs inside like?" },
    },
    {
      id: "guest_access",
      label: "What guests can use",
      type: "paragraph",
      help: "Also what stays locked, such as a garage or a closet.",
      priority: { weight: 6, question: "What may guests use, and what stays locked?" },
    },
  ],
};
