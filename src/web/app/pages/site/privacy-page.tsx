import "#web/features/legal/legal.css";
import "#web/ui/styles/reading.css";
import { LegalDocument } from "#web/features/legal/legal-document.tsx";

import { collectedData } from "../../../features/legal/privacy/collected-data.tsx";
import { dataHandling } from "../../../features/legal/privacy/data-handling.tsx";
import { readerRights } from "../../../features/legal/privacy/reader-rights.tsx";

const privacyPolicy = {
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

export function PrivacyPage() {
  return <LegalDocument {...privacyPolicy} />;
}
