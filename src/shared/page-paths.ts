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

// What the build calls the HTML of a page.
export function pageFileName(path: string): string {
  return path === "/" ? "index" : path.slice(1).replaceAll("/", "-");
}

// What an address asks for in its `mode` may have a frame of its own.
export function frameFileName({ path, mode, visitor }: { path: string; mode: string | null; visitor: string }): string {
  return [pageFileName(path), ...(mode === null ? [] : [mode]), visitor].join(".");
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\$\w+/g, "[^/]+")}/?$`);

const { drafts, forms, intakeForm, intakeSummary, expressPreview } = appPaths;
const intakePaths = new Set<string>([drafts, forms, intakeForm, intakeSummary, expressPreview]);
const patterns = Object.values(appPaths).map((appPath) => ({
  appPath,
  pattern: patternOf(appPath),
  isIntake: intakePaths.has(appPath),
}));

// Which page of the app an address leads to, as its path is written above. The pages of a feature that is switched off do
// not exist. A fixed path goes before one with parts that may be anything.
export function appPathAt(path: string, features = { intake: true }): string | null {
  const matching = patterns.filter(({ pattern, isIntake }) => pattern.test(path) && (features.intake || !isIntake));
  const found = matching.find(({ appPath }) => !appPath.includes("$")) ?? matching[0];
  return found?.appPath ?? null;
}

export function isAppPath(path: string, features = { intake: true }): boolean {
  return appPathAt(path, features) !== null;
}
