// Every page of the product, once: the browser draws them, the server knows that they exist, links name them.
// A segment that begins with $ stands for any value.

// Public pages: their HTML is written when the product is built.
const sitePaths = {
  home: "/",
  privacy: "/privacy",
  terms: "/terms",
  contact: "/contact",
  help: "/help",
  check: "/check",
} as const;

export const sitePathList: readonly string[] = Object.values(sitePaths);

// Pages that live in the browser, behind the app's router.
const appPaths = {
  checkout: "/checkout",
  results: "/results",
  auth: "/auth",
  resetPassword: "/reset-password",
  confirmEmail: "/confirm-email",
  dashboard: "/dashboard",
  account: "/account",
  branding: "/account/branding",
  forms: "/account/forms",
  admin: "/admin",
  drafts: "/drafts",
  intakeForm: "/intake/$id/form",
  intakeSummary: "/intake/$id",
  expressPreview: "/intake/express/preview",
  listing: "/listing/$id",
  paymentSuccess: "/payment-success",
  vacationRental: "/vr",
  realtor: "/realtor",
  outbox: "/dev/outbox",
  ui: "/dev/ui",
} as const;

export const paths = { ...sitePaths, ...appPaths } as const;

export const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\$\w+/g, "[^/]+")}/?$`);

const { drafts, forms, intakeForm, intakeSummary, expressPreview, ...alwaysThere } = appPaths;
const alwaysPatterns = Object.values(alwaysThere).map(patternOf);
const intakePatterns = [drafts, forms, intakeForm, intakeSummary, expressPreview].map(patternOf);

// The pages of a feature that is switched off do not exist.
export function isAppPath(path: string, features = { intake: true }): boolean {
  const patterns = features.intake ? [...alwaysPatterns, ...intakePatterns] : alwaysPatterns;
  return patterns.some((pattern) => pattern.test(path));
}
