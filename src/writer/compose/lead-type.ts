import type { Message } from "./message.ts";

// The one reason to book, as it opens the summary.
export type Lead = {
  kind: "guests mention" | "rare" | "building" | "view" | "place" | "beds" | "parking" | "plain";
  messages: Message[];
  // The reason as one noun phrase, where it is one: "a view of the castle from the 4th floor".
  phrase?: { words: string; isHome: boolean; isMany: boolean };
  // The reason as a home without a verb: "A garden-level apartment in a historic mansion, central".
  bareHome?: string;
  // What decides between plain homes, told after what it is.
  after: Message[];
  // Short words for the title, without their article: "Castle view from the 4th floor".
  short: string[];
};
