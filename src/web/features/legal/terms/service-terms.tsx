import { paths } from "#shared/page-paths.ts";
import type { LegalSection } from "../legal-document.tsx";

const agreement: LegalSection = {
  id: "agreement",
  title: "This agreement",
  content: (
    <>
      <p>
        These terms are the agreement between you and the operator of Stayscribe (“we”). They apply from the moment you
        use the service, with or without an account. If you use it for a company or for the owner of a home, you confirm
        that you may act for them.
      </p>
      <p>
        You must be at least 18 and able to enter into contracts. How we treat data is described in the{" "}
        <a href={paths.privacy}>privacy policy</a>.
      </p>
    </>
  ),
};

const service: LegalSection = {
  id: "service",
  title: "The service",
  content: (
    <>
      <p>
        You give us the details of a rental home and, if you like, photos and a floor plan. We write a description of it
        for a listing, divided into sections that fit the fields of the platform. You can copy it or send it by e-mail.
      </p>
      <ul>
        <li>
          <strong>Express</strong> asks for the essentials and takes about two minutes.
        </li>
        <li>
          <strong>Detailed Mode</strong> is a full form with features, rules and notes. It is saved as you go and can be
          shared with owners and managers.
        </li>
      </ul>
    </>
  ),
};

const earlyAccess: LegalSection = {
  id: "early-access",
  title: "Early access",
  content: (
    <p>
      Stayscribe is an alpha release. Only Airbnb descriptions can be ordered for now; whatever is marked Coming Soon
      cannot be ordered and is no promise of a date. Parts of the service may change, be added or be removed. A
      description that you have paid for is not affected by this.
    </p>
  ),
};

const accounts: LegalSection = {
  id: "accounts",
  title: "Accounts and membership",
  content: (
    <>
      <p>
        You can order without an account. Creating one is free and makes you a member: members get 10 percent off every
        order, a dashboard on which descriptions stay, and priority support. Membership carries no fee and no obligation
        to buy.
      </p>
      <p>
        Give a correct name and an e-mail address that is yours, keep your password to yourself, and tell us if you
        believe that someone else uses your account. When you sign in or register, what you made in the same browser as
        a guest moves to your account.
      </p>
    </>
  ),
};

const sharedForms: LegalSection = {
  id: "shared-forms",
  title: "Forms shared with owners and managers",
  content: (
    <>
      <p>
        Whoever starts a form in Detailed Mode is its manager. A manager can send links to owners and to other managers,
        choose which sections an owner may open, revoke links, and delete the form. Owners can fill in and complete
        their part but cannot delete it.
      </p>
      <p>
        A link gives its rights to whoever holds it, so send it only to the person it is meant for. The manager is
        responsible for having the right to collect what the form asks.
      </p>
    </>
  ),
};

export const serviceTerms = [agreement, service, earlyAccess, accounts, sharedForms];
