import { collectedData } from "./privacy/collected-data.tsx";
import { dataHandling } from "./privacy/data-handling.tsx";
import { readerRights } from "./privacy/reader-rights.tsx";

export const privacyPolicy = {
  title: "Privacy Policy",
  lead: "What Stayscribe collects about you and your rental, why, how long it is kept, who receives it, and what you can ask of us.",
  inShort: [
    "We collect what a description needs: the details, photos and floor plan you give us, and what an order or an account takes.",
    "Location and other hidden data are removed from every photo before it is stored.",
    "Your card number goes to the card provider, never to us.",
    "A guest’s description is deleted 24 hours after delivery unless it is saved to an account.",
    "No advertising, no tracking across sites, no sale of data.",
  ],
  sections: [...collectedData, ...dataHandling, ...readerRights],
};
