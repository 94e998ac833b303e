import { paths } from "#shared/page-paths.ts";
import type { LegalSection } from "../legal-document.tsx";
import { Definitions } from "./definitions.tsx";

const who: LegalSection = {
  id: "who",
  title: "Who this policy is about",
  content: (
    <>
      <p>
        Stayscribe writes listing descriptions for rental homes. “We” means the operator of the service at the address
        you see in your browser. We decide what happens with the data described here and answer for it. “You” means
        anyone who visits, orders, fills in a form, or is asked by a manager to complete one.
      </p>
      <p>
        The way to reach us is the <a href={paths.contact}>contact page</a>.
      </p>
    </>
  ),
};

const collected: LegalSection = {
  id: "what-we-collect",
  title: "What we collect",
  content: (
    <>
      <p>Almost everything comes from you, when you type or upload it:</p>
      <Definitions
        of={{
          "Property details":
            "The address, rooms, beds, number of guests, features, house rules, notes and whatever else you enter in Express or Detailed Mode.",
          "Photos and floor plans": "The pictures and documents you upload, after the cleaning described below.",
          "Account data":
            "E-mail address, first and last name, a hash of your password (never the password itself), whether you are a member, how you sign in, when you joined and when you last signed in. If you use an external sign-in service, it tells us your name, your e-mail address and whether it has verified that address.",
          "Brand voice": "If you fill in the branding page: name, tone, words to use, words to avoid and sign-off.",
          "Shared forms":
            "What each person entered, who completed their part and when, and which sections an owner may see.",
          Orders:
            "What was ordered, the price, discounts, the promo code, the date, and the payment’s reference and result. A guest may add an e-mail address for the receipt.",
          Descriptions: "The text we write for you, your revisions of it, and the facts each sentence rests on.",
          "Sharing by e-mail": "The address to which you ask us to send a description.",
        }}
      />
      <p>
        <strong>Payments.</strong> You enter your card in a form that belongs to our card provider. The card number goes
        straight to them. We never receive or store it; we learn the amount and whether the payment succeeded.
      </p>
      <p>
        <strong>The contact form.</strong> Your name, e-mail address, subject and message are mailed to our support and
        used to answer you. They are not added to an account.
      </p>
    </>
  ),
};

const technical: LegalSection = {
  id: "technical-data",
  title: "Technical data and logs",
  content: (
    <>
      <p>
        Our servers log which kind of request was made, when, how long it took, how it ended, and what went wrong if it
        failed. The log names the kind of page or call, not its full address. Passwords, tokens, cookies, e-mail
        addresses and property addresses are blacked out before a line is written.
      </p>
      <p>
        To stop abuse we count requests by network (IP) address for short periods. Counters that have run out are
        deleted once a day. The networks from which an account was signed in to are remembered for 90 days, so that
        strangers who guess at its password do not hold up its owner.
      </p>
    </>
  ),
};

const photos: LegalSection = {
  id: "photos",
  title: "Photos and floor plans",
  content: (
    <>
      <p>
        Phones write hidden data into pictures: where they were taken, when, and with which device. We remove this data
        (EXIF, the GPS position above all) from every photo, turn the picture upright and save it anew. Only the cleaned
        picture is stored.
      </p>
      <p>
        Stored pictures have long, random addresses that cannot be guessed. Anyone to whom you give such an address can
        open the picture, so pass it on with care. Please do not upload photos in which people can be recognised unless
        they agree.
      </p>
    </>
  ),
};

const cookies: LegalSection = {
  id: "cookies",
  title: "Cookies and browser storage",
  content: (
    <>
      <p>We use only what the service needs to work, so there is nothing to accept or refuse:</p>
      <Definitions
        of={{
          "Visitor cookie":
            "A signed random number that lasts one year. It ties a guest’s uploads, forms, orders and descriptions to one browser. Scripts cannot read it. When you sign out, your browser becomes a new visitor, so that nobody after you on a shared computer finds your things.",
          "Sign-in cookies":
            "Keep you signed in. A second one says only that someone is signed in, so that pages know whether to ask who.",
          "Browser storage":
            "Your browser keeps the property data and the order’s details, the payment’s reference and a guest’s access mark while you order, so that a reload loses nothing. Answers you type into a form stay on your device until our server has them.",
        }}
      />
      <p>
        The card provider and, where it is switched on, the maps service may set their own cookies or storage in the
        parts of a page they supply, chiefly to prevent fraud.
      </p>
    </>
  ),
};

export const collectedData = [who, collected, technical, photos, cookies];
