import { randomBytes, randomUUID } from "node:crypto";
import { plainPicture } from "#tests/support/app/uploads.ts";
import { type Account, createEmail } from "./account.ts";
import { encodeForm, JSON_TYPE } from "./client.ts";
import type { NamedEndpoint } from "./contract-endpoints.ts";
import type { Call } from "./http-client.ts";
import type { OwnedData } from "./owned-data.ts";

// Which owner's data a request is about, what the caller knows of an own account, and what belongs to the operator.
export type Target = { owned: OwnedData; account: Account | null };
export type Known = {
  target: Target;
  self: Account | null;
  anyAccount: Account | null;
  // Out of the newest mail that asks the owner of that account to confirm the address.
  mailedToken: string;
  failedOrderId: string;
  promoCode: string;
};

export type Parts = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  form?: Record<string, string | Buffer>;
};

type Good = (known: Known) => Parts | Promise<Parts>;

const CARD = { number: "4242 4242 4242 4242", expiry: "12/34", cvc: "123" };
const NOBODY = "0b6d2a4e-3a0f-4f39-9d3e-2f0c6c1f8a11";

const bare: Good = () => ({});
const aboutDraft = ({ target }: Known): Parts => ({ params: { id: target.owned.draftId } });
const aboutListing = ({ target }: Known): Parts => ({ params: { id: target.owned.byCard.listingId } });
const aboutJob = ({ target }: Known): Parts => ({ params: { jobId: target.owned.unsoldJobId } });
const aboutUser = ({ target }: Known): Parts => ({ params: { id: target.account?.userId ?? NOBODY } });
const passwordOf = ({ self, target }: Known) => (self ?? target.account)?.password ?? "a guessed password";
const aFile = () => plainPicture({ background: `#${randomBytes(3).toString("hex")}` });

const accounts: Record<string, Good> = {
  getCurrentUser: bare,
  login: ({ self, anyAccount }) => {
    const { email, password } = self ?? anyAccount ?? { email: createEmail(), password: "guessed" };
    return { body: { email, password } };
  },
  register: () => ({ body: { email: createEmail(), password: "long enough", firstName: "New", lastName: "Member" } }),
  logout: bare,
  requestPasswordReset: ({ target }) => ({ body: { email: target.account?.email ?? createEmail() } }),
  checkPasswordReset: () => ({ body: { token: randomBytes(18).toString("base64url") } }),
  confirmPasswordReset: () => ({ body: { token: randomBytes(18).toString("base64url"), password: "another one" } }),
  checkEmailLink: ({ mailedToken }) => ({ body: { token: mailedToken } }),
  confirmEmail: ({ mailedToken }) => ({ body: { token: mailedToken } }),
  getAccount: bare,
  changeName: () => ({ body: { firstName: "Grace", lastName: "Hopper" } }),
  changeEmail: (known) => ({ body: { email: createEmail(), password: passwordOf(known) } }),
  changePassword: (known) => ({ body: { currentPassword: passwordOf(known), newPassword: passwordOf(known) } }),
  sendVerification: bare,
  listSessions: bare,
  endSession: ({ target }) => ({ params: { id: target.account?.sessionId ?? NOBODY } }),
  endOtherSessions: bare,
  downloadAccountData: bare,
  deleteAccount: (known) => ({ body: { password: passwordOf(known) } }),
  getBranding: bare,
  putBranding: () => ({ body: { name: "Fjord Stays", tone: "warm", wordsToUse: ["fjord"], signOff: "See you" } }),
};

const admin: Record<string, Good> = {
  getAdminSummary: bare,
  getAdminActivity: bare,
  listAdminUsers: bare,
  listAdminListings: bare,
  listAdminOrders: bare,
  listAdminFailures: bare,
  listAdminPromoCodes: bare,
  getAdminUser: aboutUser,
  changeAdminUser: (known) => ({ ...aboutUser(known), body: { isMember: true } }),
  endAdminUserSessions: aboutUser,
  getAdminOrder: ({ target }) => ({ params: { id: target.owned.byCard.orderId } }),
  retryAdminOrder: ({ failedOrderId }) => ({ params: { id: failedOrderId } }),
  refundOrder: ({ target }) => ({ params: { id: target.owned.byCard.orderId }, body: { reason: "as asked" } }),
  createAdminPromoCode: () => ({ body: { code: `TEN-${randomBytes(4).toString("hex")}`, percentOff: 10 } }),
  changeAdminPromoCode: ({ promoCode }) => ({ params: { code: promoCode }, body: { maxRedemptions: 7 } }),
};

const intake: Record<string, Good> = {
  listDrafts: bare,
  startDraft: () => ({ body: { mode: "deep", address: "1 Open Road, Bergen" } }),
  getDraft: aboutDraft,
  saveDraft: (known) => ({ ...aboutDraft(known), body: { form_data: { kitchen_notes: `${randomUUID()} pots` } } }),
  deleteDraft: aboutDraft,
  getDraftSchema: aboutDraft,
  getOwnerPermissions: aboutDraft,
  setOwnerPermissions: (known) => ({ ...aboutDraft(known), body: { sections: ["living", "kitchen", "story"] } }),
  shareDraft: aboutDraft,
  listDraftLinks: aboutDraft,
  revokeDraftLink: ({ target: { owned } }) => ({ params: { id: owned.draftId, linkId: owned.linkId } }),
  markComplete: ({ target }) => ({ body: { draftId: target.owned.draftId } }),
  watchDraft: aboutDraft,
  markPresence: (known) => ({ ...aboutDraft(known), body: { fieldId: "kitchen_notes", clientId: "tab" } }),
  getDraftPictures: aboutDraft,
  changeDraftPictures: (known) => ({ ...aboutDraft(known), body: { remove: [] } }),
  startExpress: () => ({ body: { property_address: "2 Open Road, Bergen", bedrooms: 1, bathrooms: 1 } }),
  getExpressPreview: aboutJob,
  changeExpressPreview: (known) => ({ ...aboutJob(known), body: { bedrooms: 3 } }),
  uploadImages: async () => ({ form: { images: await aFile() } }),
  uploadPropertyFiles: async ({ target }) => ({ form: { draftId: target.owned.draftId, photos: await aFile() } }),
};

const LISTING = "A two-bedroom flat on the 3rd floor, a 5 minute walk from the station.";

// Whatever was asked before, the caller has seen the text as it is.
const ANY_VERSION = Array.from({ length: 6 }, (_, at) => ({ platform: "airbnb", version: at + 1 }));

function titleOf({ target }: Known): string {
  return /^\*\*Title\*\*\n(.+)$/m.exec(target.owned.byCard.content)?.[1] ?? "";
}

function editOf(known: Known) {
  return { platform: "airbnb", version: 1, heading: "Title", text: titleOf(known) };
}

const selling: Record<string, Good> = {
  readListing: () => ({ body: { text: LISTING } }),
  checkListing: () => ({ body: { text: LISTING, platform: "airbnb", form_data: { maxGuests: 4 } } }),
  getPublicConfig: bare,
  sendContactMessage: () => ({ body: { name: "Ada", email: createEmail(), subject: "A question", message: "Hello" } }),
  listOutbox: bare,
  createPaymentIntent: bare,
  generateListing: ({ target: { owned } }) => ({
    body: { jobId: owned.jobId, paymentIntentId: owned.express.paymentIntentId },
  }),
  generateGuestDescription: ({ target: { owned } }) => ({
    body: { propertyData: {}, paymentIntentId: owned.byCard.paymentIntentId, paymentData: null },
  }),
  getOrder: ({ target }) => ({ params: { id: target.owned.byCard.orderId } }),
  createProperty: () => ({ body: { title: "Home", address: "3 Open Road", propertyType: "vacation_rental" } }),
  generateDescriptions: ({ target: { owned } }) => ({
    params: { id: owned.propertyId },
    body: { paymentIntentId: owned.propertyPaymentId },
  }),
  confirmTestPayment: ({ target: { owned } }) => ({
    params: { id: owned.open.paymentIntentId },
    body: { clientSecret: owned.open.clientSecret, card: CARD },
  }),
  answerTestChallenge: ({ target: { owned } }) => ({
    params: { id: owned.challenge.paymentIntentId },
    body: { clientSecret: owned.challenge.clientSecret, approve: true },
  }),
  getListing: aboutListing,
  getListingView: aboutListing,
  openListing: aboutListing,
  reviseListing: (known) => ({ ...aboutListing(known), body: { platform: "airbnb", length: "short" } }),
  proposeRevision: (known) => ({ ...aboutListing(known), body: { platform: "airbnb", request: "shorter" } }),
  keepProposal: (known) => ({
    ...aboutListing(known),
    body: { platform: "airbnb", proposal: "unsigned", headings: ["Summary"] },
  }),
  rewriteListing: aboutListing,
  restoreVersion: (known) => ({ ...aboutListing(known), body: { platform: "airbnb", version: 1 } }),
  chooseBeginning: (known) => ({ ...aboutListing(known), body: { platform: "airbnb", beginning: "own" } }),
  getTranslations: (known) => aboutListing(known),
  translateListing: (known) => ({ ...aboutListing(known), body: { platform: "airbnb", language: "es", version: 1 } }),
  addPlatform: (known) => ({ ...aboutListing(known), body: { platform: "booking" } }),
  previewFacts: (known) => ({ ...aboutListing(known), body: { changes: { added: ["Sauna"] } } }),
  changeFacts: (known) => ({ ...aboutListing(known), body: { changes: { added: ["Sauna"] }, seen: ANY_VERSION } }),
  getListingFacts: aboutListing,
  confirmStillTrue: (known) => ({
    ...aboutListing(known),
    body: { platform: "airbnb", heading: "Title", sentence: titleOf(known) },
  }),
  listVersions: (known) => ({ ...aboutListing(known), query: { platform: "airbnb" } }),
  lockSentence: (known) => ({
    ...aboutListing(known),
    body: { platform: "airbnb", heading: "Title", sentence: titleOf(known), isLocked: true },
  }),
  checkEdit: (known) => ({ ...aboutListing(known), body: editOf(known) }),
  saveEdit: (known) => ({ ...aboutListing(known), body: editOf(known) }),
  getListingExtras: aboutListing,
  chooseTitle: (known) => ({ ...aboutListing(known), body: { platform: "airbnb", title: titleOf(known) } }),
  getWaitingListing: bare,
  listUserListings: bare,
  deleteUserListing: aboutListing,
  shareDescription: ({ target: { owned } }) => ({
    body: {
      email: createEmail(),
      description: owned.byCard.content,
      propertyAddress: "Oslo",
      listingId: owned.byCard.listingId,
    },
  }),
};

// For every endpoint a request that succeeds for a caller with the right to it.
export const GOOD_REQUESTS: Record<string, Good> = { ...accounts, ...admin, ...intake, ...selling };

export async function callOf({ method, path }: NamedEndpoint, parts: Parts): Promise<Call> {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeText(parts.params?.[name] ?? ""));
  const pairs = Object.entries(parts.query ?? {});
  const query = pairs.map(([name, value]) => `${encodeText(name)}=${encodeText(value)}`).join("&");
  const target = { method, path: query ? `${filled}?${query}` : filled };
  if (parts.form) {
    const form = new FormData();
    for (const [name, value] of Object.entries(parts.form)) {
      form.append(name, typeof value === "string" ? value : new File([new Uint8Array(value)], "a.jpg"));
    }
    return { ...target, ...(await encodeForm(form)) };
  }
  return parts.body === undefined ? target : { ...target, headers: JSON_TYPE, body: JSON.stringify(parts.body) };
}

// Half of a character pair becomes bytes that no decoder takes.
export function encodeText(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : `${encodeURIComponent(text.toWellFormed())}%ED%A0%80`;
}
