import { sectionOf } from "#writer/compose/compose-sections.ts";
import type { BrandVoice, Section, Sentence } from "#writer/description.ts";
import type { Ledger } from "#writer/ledger/fact.ts";
import { checkSections } from "#writer/rules/check-sections.ts";
import type { Finding } from "#writer/rules/finding.ts";

export type Proving = { ledger: Ledger; brand?: BrandVoice | undefined };

// A caption or a reply is no field of a platform's editor: it is judged as the field with the plainest rules.
const PLAIN_FIELD = "Other things to note";

// Ways in and phone numbers are for the guest who has booked, and never stand in a text that is copied around.
const SECRET =
  /\b(?:codes?|pins?|password|passwords|passcode|passphrase|combination|ssid|network name|phone number|whatsapp)\b|\d[\d ()-]{5,20}\d|#\d|\d#/i;

// The sentences that every rule for a text lets pass, in their order.
export function provenSentences(sentences: Sentence[], { ledger, brand }: Proving): Sentence[] {
  return sentences.filter((sentence) => {
    if (SECRET.test(sentence.text)) return false;
    const section = sectionOf(PLAIN_FIELD, [sentence]);
    return !findingsOn(section, { platform: "airbnb", ledger, brand }).some(({ severity }) => severity === "block");
  });
}

type Asked = Proving & { platform: Parameters<typeof checkSections>[0]["platform"] };

// What the checks find in one section, without what they miss in the rest of the text.
export function findingsOn(section: Section, { platform, ledger, brand }: Asked): Finding[] {
  const found = checkSections({ platform, sections: [section], ledger, ...(brand && { brand }) });
  return found.filter((finding) => finding.section === section.heading);
}
