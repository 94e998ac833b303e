import type { Message } from "./message.ts";

// The one reason to book, as it opens the summary.
export type Lead = {
  kind: "guests mention" | "rare" | "building" | "view" | "place" | "beds" | "parking" | "plain";
  messages: Message[];
  // What decides between plain homes, told after what it is.
  after: Message[];
  // Short words for the title, without their article: "Castle view from the 4th floor".
  short: string[];
};
