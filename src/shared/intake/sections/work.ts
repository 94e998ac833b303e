import type { SectionText } from "../intake-field.ts";

export const work: SectionText = {
  id: "work",
  label: "Work and connection",
  tier: "deep",
  fields: [
    {
      id: "wifi_speed",
      label: "Wifi speed in Mbps",
      type: "number",
      help: "As a speed test at the desk says, not as the contract does.",
      showIf: [{ key: "amenities", op: "includes", value: "Wifi" }],
    },
    {
      id: "workspace_features",
      label: "At the workspace",
      type: "checkbox",
      options: ["Desk", "Office chair", "Monitor", "Ethernet connection", "Door that closes"],
      showIf: [{ key: "amenities", op: "includes", value: "Dedicated workspace" }],
    },
    {
      id: "cell_signal",
      label: "Cell phone signal",
      type: "dropdown",
      options: ["Good", "Weak", "None"],
    },
    { id: "work_notes", label: "About working there", type: "paragraph" },
  ],
};
