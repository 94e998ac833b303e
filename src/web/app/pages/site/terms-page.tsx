import "#web/features/legal/legal.css";
import "#web/ui/styles/reading.css";
import { PRICE } from "#shared/payment/pricing.ts";
import { LegalDocument } from "#web/features/legal/legal-document.tsx";

import { orderTerms } from "../../../features/legal/terms/order-terms.tsx";
import { serviceTerms } from "../../../features/legal/terms/service-terms.tsx";
import { termsOfUse } from "../../../features/legal/terms/terms-of-use.tsx";

const termsOfService = {
  title: "Terms of Service",
  lead: "The rules for ordering and using Stayscribe: what you get, what it costs, and what each side may expect of the other.",
  inShort: [
    `${PRICE} per property description, once. No subscription, no hidden fees.`,
    "During early access only Airbnb descriptions can be ordered.",
    "Revisions are unlimited. All sales are final, with exceptions case by case when something fails technically; our 30-Day Guarantee stands beside that.",
    "Guests read their description once, for 30 minutes; an account keeps it.",
    "Descriptions are written from what you tell us. Check them before you publish.",
  ],
  sections: [...serviceTerms, ...orderTerms, ...termsOfUse],
};

export function TermsPage() {
  return <LegalDocument {...termsOfService} />;
}
