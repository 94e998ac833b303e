import { MAX_IMAGES } from "#shared/contract-values.ts";
import { paths } from "#shared/page-paths.ts";
import { MEMBER_PRICE, PRICE } from "#shared/payment/pricing.ts";

export type HelpQuestion = {
  // Part of an address that people share: it stays when the wording changes.
  id: string;
  question: string;
  answer: readonly string[];
  link?: { href: string; label: string };
};

export type HelpGroup = { id: string; title: string; questions: readonly HelpQuestion[] };

export const helpGroups: readonly HelpGroup[] = [
  {
    id: "ordering",
    title: "Ordering",
    questions: [
      {
        id: "how-to-order",
        question: "How do I order a description?",
        answer: [
          "Choose Get Started on the home page and pick Express or Detailed Mode. Give us the details of your place, add photos and a floor plan if you have them, and pay. The description is written at once and appears on the page, ready to copy.",
        ],
      },
      {
        id: "express-or-detailed",
        question: "Express or Detailed Mode: which one is for me?",
        answer: [
          "Express asks for the essentials: address, bedrooms, bathrooms, guests, photos and a floor plan. It takes about two minutes.",
          "Detailed Mode is a full form with custom features, rules and notes. It is saved as you go, and you can share it with owners and managers. The more it knows, the more the description can say.",
        ],
      },
      {
        id: "price",
        question: "What does it cost?",
        answer: [
          `A flat ${PRICE} per property description. There is no subscription and there are no hidden fees. Members pay 10 percent less, which makes ${MEMBER_PRICE}.`,
        ],
        link: { href: `${paths.terms}#prices`, label: "Prices in the terms" },
      },
      {
        id: "card-safety",
        question: "Is it safe to pay by card?",
        answer: [
          "Your card goes straight to our card provider. We never see or store its number; we only learn whether the payment succeeded.",
        ],
      },
      {
        id: "paid-but-no-text",
        question: "I paid, but something went wrong. What now?",
        answer: [
          "Your order stays paid, and you are not charged again. We keep trying to write the description by ourselves, and the page can pick up where it stopped. If you closed it, open Stayscribe again in the same browser: a note on the page leads to the description that is waiting for you.",
        ],
      },
    ],
  },
  {
    id: "guest-access",
    title: "Guest access",
    questions: [
      {
        id: "without-account",
        question: "Can I order without an account?",
        answer: [
          "Yes. As a guest you can read and copy your description in a one-time view. It is not saved, so copy it or create an account before the view ends. If you give an address for the receipt, the receipt carries the description.",
        ],
      },
      {
        id: "one-time-view",
        question: "How long can I read my description as a guest?",
        answer: [
          "For 30 minutes. The time starts when you choose Continue as Guest or first open the text, and at the latest 24 hours after delivery. Reloading the page or losing the signal costs you nothing within that time.",
        ],
        link: { href: `${paths.terms}#guest-view`, label: "The one-time view in the terms" },
      },
      {
        id: "view-ended",
        question: "My view has ended. Can I still get the description?",
        answer: [
          "Within 24 hours of delivery, yes: sign up or log in, in the browser you ordered with, and the description is saved to your dashboard. After that it is deleted and cannot be recovered.",
        ],
      },
      {
        id: "other-device",
        question: "Why can I not open it on another device?",
        answer: [
          "A guest’s description belongs to the browser it was ordered with; the link alone opens nothing. Save it to an account to read it on any device.",
        ],
      },
    ],
  },
  {
    id: "promo-codes",
    title: "Promo codes",
    questions: [
      {
        id: "use-a-code",
        question: "How do I use a promo code?",
        answer: [
          "Type it into the promo code box before you pay and choose Apply. Capitals do not matter. The new total appears at once, and one code can be used per order.",
        ],
      },
      {
        id: "code-refused",
        question: "Why is my code not accepted?",
        answer: [
          "It may be misspelled, expired, not valid yet, or used as often as it was meant to be. A code that was accepted is held for you for 15 minutes at a time while you are at the checkout.",
        ],
      },
      {
        id: "code-and-member-discount",
        question: "Can I combine a code with the member discount?",
        answer: ["Yes. The 10 percent for members comes off first; the code then applies to what remains."],
      },
      {
        id: "free-order",
        question: "What if the total is zero?",
        answer: ["Then the order is free and no card is asked for. You get the same description as for a paid order."],
      },
    ],
  },
  {
    id: "photos",
    title: "Photos and floor plans",
    questions: [
      {
        id: "photo-files",
        question: "Which files can I upload?",
        answer: [
          `Photos as JPEG, PNG or WebP: up to 10MB recommended, 50MB maximum each. Express takes up to ${MAX_IMAGES} photos and one floor plan image. In Detailed Mode a floor plan may also be a PDF.`,
        ],
      },
      {
        id: "heic",
        question: "My iPhone photos are HEIC files. What can I do?",
        answer: [
          "If a HEIC file is refused, send it as JPEG instead. Export the photo as JPEG, or set the phone to take JPEGs from now on: Settings, Camera, Formats, Most Compatible.",
        ],
      },
      {
        id: "why-a-floor-plan",
        question: "Do I need photos and a floor plan?",
        answer: [
          "No, both are optional, but a floor plan is highly recommended. Photos and plans give the description facts that a short form does not ask for.",
        ],
      },
      {
        id: "photo-location",
        question: "Do my photos give away where my place is?",
        answer: [
          "Not through hidden data. We remove it from every photo before the photo is stored: the GPS position, the time and the camera.",
          "Uploads that end up in no order and no form are deleted after 48 hours.",
        ],
        link: { href: `${paths.privacy}#photos`, label: "Photos in the privacy policy" },
      },
    ],
  },
  {
    id: "platforms",
    title: "Platforms",
    questions: [
      {
        id: "which-platforms",
        question: "Which platforms can I order for?",
        answer: [
          "Airbnb, during early access. VRBO, direct booking websites, MLS listings, social media and marketing materials are shown as Coming Soon and cannot be ordered yet.",
        ],
      },
      {
        id: "platform-fields",
        question: "Does the description fit Airbnb’s fields?",
        answer: [
          "Yes. It comes in sections in the order of Airbnb’s own editor, with a title of at most 50 characters and a summary of at most 500. Each section has its own Copy button.",
        ],
      },
      {
        id: "no-street-address",
        question: "Why is my street address not in the text?",
        answer: [
          "Platforms do not allow a street address in a description. The text names the place, such as the city and region. The full address stays in your summary.",
        ],
      },
    ],
  },
  {
    id: "revisions",
    title: "Revisions",
    questions: [
      {
        id: "how-many-revisions",
        question: "How many revisions do I get?",
        answer: [
          "As many as you like: unlimited revisions are part of the price. Save the description to an account, so that you can come back to it.",
        ],
      },
      {
        id: "where-sentences-come-from",
        question: "Where do the sentences come from?",
        answer: [
          "From what you gave us: the form, the photos and the floor plan. Nothing is written that is not known. If a fact you gave was wrong, the sentence is wrong too, so read the text before you publish it.",
        ],
      },
    ],
  },
  {
    id: "accounts",
    title: "Accounts",
    questions: [
      {
        id: "why-an-account",
        question: "What do I get with an account?",
        answer: [
          "Creating one is free and makes you a member: 10 percent off every order, a dashboard on which your descriptions stay, and priority support.",
        ],
      },
      {
        id: "guest-to-member",
        question: "I ordered as a guest. Does it move to my account?",
        answer: [
          "Yes. When you sign in or register in the same browser, your uploads, forms, orders and descriptions move to your account.",
        ],
      },
      {
        id: "forgot-password",
        question: "I forgot my password. How do I get back in?",
        answer: [
          "On the sign-in page choose the forgotten password and give your e-mail address. The link we send works once and for one hour. Setting a new password signs out all other devices.",
        ],
      },
      {
        id: "delete-account",
        question: "How do I get a copy of my data, or have it deleted?",
        answer: [
          "On your account page you can download everything we hold about you, and delete the account; what goes and what the law makes us keep is said before you confirm. The privacy policy lists what else you may ask of us.",
        ],
        link: { href: `${paths.privacy}#your-rights`, label: "Your rights in the privacy policy" },
      },
    ],
  },
  {
    id: "refunds",
    title: "Refunds",
    questions: [
      {
        id: "refund",
        question: "Can I get a refund?",
        answer: [
          "All sales are final, with exceptions case by case for technical failure. Our 30-Day Guarantee stands beside this rule: if your description is not right, tell us within 30 days of your order and we will look at your case.",
        ],
        link: { href: `${paths.terms}#refunds`, label: "Refunds in the terms" },
      },
    ],
  },
  {
    id: "owners",
    title: "Detailed Mode with owners",
    questions: [
      {
        id: "invite-an-owner",
        question: "How do I ask the owner to fill in the form?",
        answer: [
          "Open the form as its manager and share the owner link. The owner needs no account. You can list and revoke the links you have shared.",
        ],
      },
      {
        id: "owner-sections",
        question: "What can an owner see and do?",
        answer: [
          "Every section, until you restrict them with the owner-access checklist. Owners can fill in their part and mark it complete. Owners cannot delete the form.",
        ],
      },
      {
        id: "at-the-same-time",
        question: "Can we both work on the form at the same time?",
        answer: [
          "Yes. Changes are saved field by field as you type. If you edit different fields, nothing is lost; on the same field the later change counts, and the other browser shows it.",
        ],
      },
      {
        id: "owner-completed",
        question: "How do I know that the owner is done?",
        answer: [
          "When the owner marks the task complete, the form’s card shows who completed it and when, and we send you a mail if we know your address.",
        ],
      },
    ],
  },
];
