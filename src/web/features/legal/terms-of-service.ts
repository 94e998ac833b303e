import { orderTerms } from "./terms/order-terms.tsx";
import { serviceTerms } from "./terms/service-terms.tsx";
import { termsOfUse } from "./terms/terms-of-use.tsx";

export const termsOfService = {
  title: "Terms of Service",
  lead: "The rules for ordering and using Stayscribe: what you get, what it costs, and what each side may expect of the other.",
  inShort: [
    "$19.99 per property description, once. No subscription, no hidden fees.",
    "During early access only Airbnb descriptions can be ordered.",
    "Revisions are unlimited. All sales are final, with exceptions case by case when something fails technically; our 30-Day Guarantee stands beside that.",
    "Guests read their description once, for 30 minutes; an account keeps it.",
    "Descriptions are written from what you tell us. Check them before you publish.",
  ],
  sections: [...serviceTerms, ...orderTerms, ...termsOfUse],
};
