import { paths } from "#shared/page-paths.ts";
import type { LegalSection } from "../legal-document.tsx";
import { Definitions } from "./definitions.tsx";

const rights: LegalSection = {
  id: "your-rights",
  title: "Your rights",
  content: (
    <>
      <p>Wherever you live, you may ask us for the following, free of charge:</p>
      <Definitions
        of={{
          Access: "To learn whether we hold data about you, and to get a copy.",
          Download: "To receive what you gave us in a common, machine-readable form.",
          Correction: "To have wrong data put right.",
          Deletion: "To have data erased that we need not keep by law.",
          "Objection and restriction":
            "To object to uses that rest on our legitimate interest, or to have a use paused while a dispute is settled.",
          "Withdrawal of consent": "For the future, wherever a use rests on your choice.",
          Complaint: "To complain to the data protection authority of the place where you live or work.",
        }}
      />
      <p>
        Some of this needs no request: you can copy every description, change a form at any time, delete a form that you
        manage, and on your account page download what we hold about you or delete the account. For the rest, use the{" "}
        <a href={paths.contact}>contact page</a>. We may ask you to show that the account or order is yours, and we
        answer within the time your law sets.
      </p>
    </>
  ),
};

const children: LegalSection = {
  id: "children",
  title: "Children",
  content: (
    <p>
      Stayscribe is made for people who let homes. It is not meant for anyone under 18, and we do not knowingly collect
      data about children. If you believe that a child has given us data, tell us and we will delete it.
    </p>
  ),
};

const security: LegalSection = {
  id: "security",
  title: "Security",
  content: (
    <>
      <p>
        Passwords and reset links are stored only as hashes. Who may see a form, an order or a description is checked on
        our servers at every request. A password reset ends all other sessions. Files have names that cannot be guessed,
        uploads are judged by their content, and sign-in and other sensitive calls are limited in number.
      </p>
      <p>
        No system is perfectly safe. If a breach puts your rights at risk, we will tell you and the authority in charge
        as the law requires.
      </p>
    </>
  ),
};

const changes: LegalSection = {
  id: "changes",
  title: "Changes to this policy",
  content: (
    <p>
      When the service changes, this page changes with it, and so does the date at its top. If a change matters to how
      we use data we already hold, account holders are told before it takes effect.
    </p>
  ),
};

const contact: LegalSection = {
  id: "contact",
  title: "Contact",
  content: (
    <p>
      Questions about this policy and requests about your data belong on the <a href={paths.contact}>contact page</a>.
      The rules of the service itself are in the <a href={paths.terms}>terms</a>.
    </p>
  ),
};

export const readerRights = [rights, children, security, changes, contact];
