import { paths } from "#shared/page-paths.ts";
import type { LegalSection } from "../legal-document.tsx";

const yourContent: LegalSection = {
  id: "your-content",
  title: "Your content",
  content: (
    <>
      <p>
        What you give us stays yours. You allow us to store and process it as far as the service needs: to write your
        description, to show it to the people you choose, and to give support. This permission ends when the content is
        deleted.
      </p>
      <p>
        You confirm that what you tell us is true to your knowledge, that you may use the photos and plans you upload,
        and that people who can be recognised in them agree.
      </p>
    </>
  ),
};

const descriptions: LegalSection = {
  id: "descriptions",
  title: "Our descriptions and their limits",
  content: (
    <>
      <p>
        The description is yours to use, change and publish for the home it describes, on any platform, without naming
        us. Similar homes can lead to similar sentences, so we cannot promise that no one else has a phrase like yours.
      </p>
      <p>
        The text is written by software from the facts you gave: the form, the photos and the floor plan. If a fact is
        wrong or missing, so is the sentence that rests on it. Read the text before you publish it and correct what is
        not so. You are responsible for what you publish and for meeting the platform’s rules and your local law. We do
        not promise bookings, rankings or the approval of a platform.
      </p>
      <p>
        Stayscribe is independent. Airbnb, VRBO and other names belong to their owners, who neither run nor endorse this
        service.
      </p>
    </>
  ),
};

const acceptableUse: LegalSection = {
  id: "acceptable-use",
  title: "Acceptable use",
  content: (
    <>
      <p>Please do not:</p>
      <ul>
        <li>describe homes that do not exist or that you may not offer, or mislead guests on purpose;</li>
        <li>upload anything unlawful, hateful or discriminating, or that violates someone’s rights or privacy;</li>
        <li>send descriptions or links to people who do not want them;</li>
        <li>try to open what is not yours, get around prices, promo codes or limits, or disturb the service;</li>
        <li>collect its content by automated means, or resell access to it.</li>
      </ul>
      <p>Writing descriptions for homes that you manage for others is welcome.</p>
    </>
  ),
};

const availability: LegalSection = {
  id: "availability",
  title: "Availability and support",
  content: (
    <p>
      We work to keep the service running but cannot promise that it is always available; maintenance and faults happen,
      above all in an alpha release. Support responds within 24 hours. Keep your own copy of any description that
      matters to you.
    </p>
  ),
};

const liability: LegalSection = {
  id: "liability",
  title: "Liability",
  content: (
    <>
      <p>
        The service is provided as it is. As far as the law allows, we are not liable for indirect loss, lost bookings
        or lost profit, and our liability for any one order is limited to what you paid for it.
      </p>
      <p>
        Nothing here limits liability for intent, gross negligence, death or injury, or anything else for which the law
        forbids a limit.
      </p>
    </>
  ),
};

const termination: LegalSection = {
  id: "termination",
  title: "Ending the agreement",
  content: (
    <p>
      You can stop using Stayscribe at any time and ask us to delete your account. We may block or close an account that
      breaks these terms, with notice where that is reasonable. If we close the service or your account without such a
      reason, you get time to copy your descriptions first. What by its nature outlasts the agreement, such as your
      right to use your descriptions, continues.
    </p>
  ),
};

const law: LegalSection = {
  id: "law",
  title: "Governing law",
  content: (
    <p>
      The law of the operator’s place of business applies. If you are a consumer, the protection of the mandatory law of
      the country you live in remains, and so does your right to go to its courts. Should one of these rules turn out to
      be invalid, the others stand.
    </p>
  ),
};

const changes: LegalSection = {
  id: "changes",
  title: "Changes to these terms",
  content: (
    <p>
      We may change these terms when the service or the law changes. The date at the top tells when we last did. For an
      order, the terms that stood on this page when you placed it apply.
    </p>
  ),
};

const contact: LegalSection = {
  id: "contact",
  title: "Contact",
  content: (
    <p>
      Questions about these terms or about an order: use the <a href={paths.contact}>contact page</a>. Many answers are
      already on the <a href={paths.help}>help page</a>.
    </p>
  ),
};

export const termsOfUse = [
  yourContent,
  descriptions,
  acceptableUse,
  availability,
  liability,
  termination,
  law,
  changes,
  contact,
];
