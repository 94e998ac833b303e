import { CALLERS, type Caller, SIGNED_IN } from "./callers.ts";

// The status that each caller gets.
export type Row = Record<Caller, number> & {
  // The call is about the caller's own data, not about an id that it names.
  isOwn?: true;
  // A secret in the request opens the answer, so that it may tell of its owner.
  isOpen?: true;
  // It is read by everyone alike and may be kept by caches.
  isPublic?: true;
};

export const everyone = (status: number) =>
  Object.fromEntries(CALLERS.map((caller) => [caller, status])) as Record<Caller, number>;
const to = (status: number, ...callers: readonly Caller[]) =>
  Object.fromEntries(callers.map((caller) => [caller, status])) as Partial<Record<Caller, number>>;

const ANYONE: Row = { ...everyone(200), isOwn: true };
// Rights come from the database: an account counts while its session lives, and proves nothing by its address alone.
const ACCOUNT: Row = { ...everyone(401), ...to(200, ...SIGNED_IN), isOwn: true };
export const ADMIN: Row = { ...everyone(403), ...to(200, "admin"), isOwn: true, isOpen: true };
const OWNERS = ["guestOwner", "memberOwner"] as const;
// Another customer's id gets the same answer as one that does not exist.
export const OWNER: Row = { ...everyone(404), ...to(200, ...OWNERS) };
const DRAFT: Row = { ...OWNER, ...to(200, "linkOwner", "linkManager") };
// A caller with a lesser right learns that it does not suffice.
const DRAFT_MANAGER: Row = { ...OWNER, ...to(200, "linkManager"), ...to(403, "linkOwner") };
const OF_THE_MEMBER: Row = { ...everyone(401), ...to(404, ...SIGNED_IN), ...to(200, "memberOwner") };

export const ROWS: Record<string, Row> = {
  getPublicConfig: { ...ANYONE, isPublic: true },
  getCurrentUser: ACCOUNT,
  login: { ...ANYONE, isOpen: true },
  register: ANYONE,
  logout: ANYONE,
  requestPasswordReset: ANYONE,
  checkPasswordReset: { ...ANYONE, isOpen: true },
  confirmPasswordReset: everyone(400),
  // Reading a mailed link is open to its reader; confirming takes the account's session, or its password.
  checkEmailLink: { ...ANYONE, isOpen: true },
  confirmEmail: { ...everyone(403), ...to(200, "memberOwner"), isOwn: true },
  getAccount: ACCOUNT,
  changeName: ACCOUNT,
  changeEmail: ACCOUNT,
  changePassword: ACCOUNT,
  // There is nothing left to prove for an address that was.
  sendVerification: { ...ACCOUNT, ...to(409, "admin") },
  listSessions: ACCOUNT,
  endSession: OF_THE_MEMBER,
  endOtherSessions: ACCOUNT,
  downloadAccountData: ACCOUNT,
  deleteAccount: ACCOUNT,
  getBranding: ACCOUNT,
  putBranding: ACCOUNT,

  getAdminSummary: ADMIN,
  getAdminActivity: ADMIN,
  listAdminUsers: ADMIN,
  listAdminListings: ADMIN,
  listAdminOrders: ADMIN,
  listAdminFailures: ADMIN,
  listAdminPromoCodes: ADMIN,
  getAdminUser: ADMIN,
  changeAdminUser: ADMIN,
  endAdminUserSessions: ADMIN,
  getAdminOrder: ADMIN,
  retryAdminOrder: ADMIN,
  refundOrder: ADMIN,
  createAdminPromoCode: ADMIN,
  changeAdminPromoCode: ADMIN,

  readListing: ANYONE,
  checkListing: ANYONE,

  listDrafts: ANYONE,
  startDraft: ANYONE,
  getDraft: DRAFT,
  saveDraft: DRAFT,
  getDraftSchema: DRAFT,
  getOwnerPermissions: DRAFT,
  markComplete: DRAFT,
  watchDraft: DRAFT,
  markPresence: DRAFT,
  deleteDraft: DRAFT_MANAGER,
  setOwnerPermissions: DRAFT_MANAGER,
  shareDraft: DRAFT_MANAGER,
  listDraftLinks: DRAFT_MANAGER,
  revokeDraftLink: DRAFT_MANAGER,
  uploadPropertyFiles: DRAFT_MANAGER,
  getDraftPictures: DRAFT_MANAGER,
  changeDraftPictures: DRAFT_MANAGER,

  startExpress: ANYONE,
  getExpressPreview: OWNER,
  changeExpressPreview: OWNER,
  uploadImages: ANYONE,
  createProperty: ANYONE,

  createPaymentIntent: ANYONE,
  generateListing: OWNER,
  generateGuestDescription: OWNER,
  generateDescriptions: OWNER,
  getOrder: OWNER,
  // The intent's secret pays for any caller who has it, as at a card provider.
  confirmTestPayment: { ...everyone(200), isOpen: true },
  answerTestChallenge: { ...everyone(200), isOpen: true },

  getListing: { ...OWNER, ...to(200, "admin") },
  getListingView: OWNER,
  openListing: OWNER,
  reviseListing: OWNER,
  proposeRevision: OWNER,
  // Only a proposal that the server signed is kept.
  keepProposal: { ...everyone(404), ...to(400, ...OWNERS) },
  rewriteListing: OWNER,
  restoreVersion: OWNER,
  chooseBeginning: OWNER,
  addPlatform: OWNER,
  getTranslations: { ...OWNER, ...to(200, "admin") },
  // No language model is set up on this server.
  translateListing: { ...everyone(404), ...to(400, ...OWNERS) },
  previewFacts: OWNER,
  changeFacts: OWNER,
  getListingFacts: { ...OWNER, ...to(200, "admin") },
  lockSentence: OWNER,
  confirmStillTrue: OWNER,
  listVersions: OWNER,
  checkEdit: OWNER,
  saveEdit: OWNER,
  getListingExtras: { ...OWNER, ...to(200, "admin") },
  chooseTitle: OWNER,
  getWaitingListing: ANYONE,
  shareDescription: OWNER,
  listUserListings: ACCOUNT,
  deleteUserListing: OF_THE_MEMBER,

  sendContactMessage: ANYONE,

  // Only without a mail server, and never in production.
  listOutbox: { ...ANYONE, isOpen: true, isPublic: true },
};
