import { paths } from "#shared/page-paths.ts";
import { dollarsOf, PRICE_CENTS } from "#shared/payment/pricing.ts";
import { helpGroups } from "#web/features/help/help-questions.ts";

const CONTEXT = "https://schema.org";

// What search engines read beside the text.
export function structuredDataOf(path: string): object[] {
  if (path === paths.home) return [product];
  if (path === paths.help) return [questionsAndAnswers()];
  return [];
}

const product = {
  "@context": CONTEXT,
  "@type": "Product",
  name: "Stayscribe property description",
  description: "A listing description for a rental home, written from its details, photos and floor plan.",
  image: "__PUBLIC_URL__/og.png",
  brand: { "@type": "Brand", name: "Stayscribe" },
  offers: {
    "@type": "Offer",
    price: dollarsOf(PRICE_CENTS).toFixed(2),
    priceCurrency: "USD",
    availability: "https://schema.org/InStock",
    url: `__PUBLIC_URL__${paths.home}`,
  },
};

function questionsAndAnswers() {
  return {
    "@context": CONTEXT,
    "@type": "FAQPage",
    mainEntity: helpGroups.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer.join(" ") },
      })),
    ),
  };
}
