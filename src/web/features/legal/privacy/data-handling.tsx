import type { LegalSection } from "../legal-document.tsx";
import { Definitions } from "./definitions.tsx";

const purposes: LegalSection = {
  id: "why",
  title: "Why we use it, and on what basis",
  content: (
    <>
      <Definitions
        of={{
          "To write and deliver your description":
            "Property details, photos, floor plan, brand voice and orders. Basis: our contract with you.",
          "To run your account and shared forms":
            "Account data, forms and descriptions. Basis: our contract with you. For people whom a manager invites: our and the manager’s legitimate interest in working together on one form.",
          "To take payment and keep accounts":
            "Order and payment data. Basis: the contract, and the law on bookkeeping.",
          "To send mail you ask for or need":
            "Receipts, sign-in and reset links, a finished description, word that an owner has completed a form. Basis: the contract. We send no newsletters.",
          "To keep the service safe and working":
            "Logs, request counters, cookies. Basis: our legitimate interest in preventing abuse and finding faults.",
          "Optional extras": "A receipt address for guests, address suggestions. Basis: your choice to use them.",
        }}
      />
      <p>
        Without the address, rooms and payment we cannot deliver a description; everything marked optional is yours to
        leave out. We make no decisions about you by automated means that have legal or similar effects.
      </p>
    </>
  ),
};

const writing: LegalSection = {
  id: "writing",
  title: "How your content is used for writing",
  content: (
    <>
      <p>
        The facts you give us are collected in a list, and the description is written from that list alone. The writing
        is done by our own software or, where the operator has switched one on, with the help of a language-model
        provider. That provider then receives the property’s facts and may receive its photos and floor plan. It does
        not receive your account data or payment data.
      </p>
      <p>We do not train language models on what you give us.</p>
    </>
  ),
};

const retention: LegalSection = {
  id: "how-long",
  title: "How long we keep it",
  content: (
    <>
      <Definitions
        of={{
          "Uploads that belong to no order or form": "48 hours, then deleted.",
          "A guest’s description":
            "Can be read for 30 minutes from the first opening. Deleted 24 hours after delivery unless it is saved to an account; a reading that is still running then may finish.",
          "Descriptions saved to an account": "As long as the account exists.",
          "Drafts and shared forms": "Until a manager of the form deletes them.",
          "Photos and floor plans of an order or form": "As long as the order or form they belong to.",
          "Account data and brand voice": "Until you delete the account, which you can do yourself on its page.",
          "Password reset links": "One hour, for a single use; only a hash of the link is stored.",
          "Links that confirm an address": "Three days, for a single use; only a hash of the link is stored.",
          "Promo code reservations": "15 minutes, renewed while you are at the checkout.",
          "Order and payment records": "As long as the law on bookkeeping and taxes requires.",
          "Visitor cookie": "One year, or until you delete it in your browser.",
          "Networks an account was signed in to from":
            "90 days after the last time, and no longer than until the password is reset or the account deleted.",
          "Request counters": "Until they run out; removed at the latest with the next daily cleaning.",
          Logs: "No longer than finding faults and preventing abuse requires.",
        }}
      />
      <p>Copies in backups disappear when the backup is replaced.</p>
    </>
  ),
};

const recipients: LegalSection = {
  id: "who-receives-it",
  title: "Who receives it",
  content: (
    <>
      <p>We do not sell or rent data, and we show no advertising. Data goes only to:</p>
      <Definitions
        of={{
          "The card provider (Stripe)":
            "What is needed to take the payment and prevent fraud. An order that costs nothing involves no card payment.",
          "The mail service": "The address and text of each mail we send for you or to you.",
          "The maps service (Google), where switched on":
            "What you type into the address field, to suggest addresses. Your browser asks the service directly, so it sees your network address. Where it is off, you type the address yourself and nothing is sent.",
          "A language-model provider, where switched on":
            "The property’s facts, and where they are read with its help, photos and floor plan.",
          "Hosting and storage providers": "Run the servers and keep the files on our behalf.",
          "People you invite":
            "Whoever holds an owner’s or manager’s link to a form sees what that link allows, until you revoke it.",
          "People you share with": "Get the description you send them by e-mail.",
          "Our administrator": "Can see accounts, orders and descriptions to run the service and give support.",
          Authorities: "Only where the law obliges us.",
        }}
      />
    </>
  ),
};

const transfers: LegalSection = {
  id: "transfers",
  title: "Transfers to other countries",
  content: (
    <p>
      Some of these providers may process data outside your country, in the United States for instance. Where your law
      asks for safeguards for such transfers, we rely on those it recognises: a decision that the country protects data
      adequately, or standard contractual clauses with the provider.
    </p>
  ),
};

export const dataHandling = [purposes, writing, retention, recipients, transfers];
