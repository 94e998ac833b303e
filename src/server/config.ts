import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import addressparser from "nodemailer/lib/addressparser";
import { z } from "zod";
import { ModelSettings } from "#writer/models/calls/model-settings.ts";
import { StartError } from "./process/errors.ts";
import { Environment } from "./settings/environment.ts";

const WholeEnvironment = Environment.superRefine((env, context) => {
  const refuse = (name: keyof Environment, message: string) =>
    context.addIssue({ code: "custom", path: [name], message });
  if (env.NODE_ENV === "production" && !env.STRIPE_SECRET_KEY && !env.ALLOW_TEST_MODE) {
    refuse("STRIPE_SECRET_KEY", "is required in production (ALLOW_TEST_MODE=1 runs without charging anyone)");
  }
  if (env.STRIPE_SECRET_KEY && !env.STRIPE_PUBLISHABLE_KEY) {
    refuse("STRIPE_PUBLISHABLE_KEY", "is required together with STRIPE_SECRET_KEY");
  }
  if (env.NODE_ENV === "production" && env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET) {
    refuse("STRIPE_WEBHOOK_SECRET", "is required in production: a buyer who closes the browser is told of by webhook");
  }
  if (env.OIDC_ISSUER && !(env.OIDC_CLIENT_ID && env.OIDC_CLIENT_SECRET)) {
    refuse("OIDC_ISSUER", "needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET");
  }
  if (env.MODEL_PROVIDER && !env.MODEL_NAME) refuse("MODEL_NAME", "is required together with MODEL_PROVIDER");
  if (env.MODEL_PROVIDER && env.MODEL_PROVIDER !== "compatible" && !env.MODEL_API_KEY) {
    refuse("MODEL_API_KEY", `is required for ${env.MODEL_PROVIDER}`);
  }
  if (env.MODEL_PROVIDER === "compatible" && !env.MODEL_BASE_URL) {
    refuse("MODEL_BASE_URL", "is required for a compatible server");
  }
  for (const limit of ["MODEL_DAILY_LIMIT", "MODEL_PHOTO_DAILY_LIMIT"] as const) {
    if (env[limit] && !(env.MODEL_PRICE_INPUT && env.MODEL_PRICE_OUTPUT)) {
      refuse(limit, "needs MODEL_PRICE_INPUT and MODEL_PRICE_OUTPUT");
    }
  }
  if (env.S3_BUCKET && !(env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY)) {
    refuse("S3_BUCKET", "needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY");
  }
});

export type Config = ReturnType<typeof readConfig>;

export function readConfig(variables: Record<string, string | undefined>) {
  const env = parse(variables);
  const isProduction = env.NODE_ENV === "production";
  return {
    isProduction,
    testMode: !env.STRIPE_SECRET_KEY,
    port: env.PORT,
    host: env.HOST ?? (isProduction ? "0.0.0.0" : "127.0.0.1"),
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, "") ?? null,
    isHttps: env.PUBLIC_URL?.startsWith("https:") ?? false,
    trustedProxies: env.TRUST_PROXY,
    servesWeb: env.ROLE !== "worker",
    webProcesses: env.WEB_PROCESSES === "auto" ? availableParallelism() : env.WEB_PROCESSES,
    runsJobs: env.ROLE !== "web",
    dataDir: resolve(env.DATA_DIR),
    database: { url: env.DATABASE_URL ?? null, poolSize: env.DATABASE_POOL_SIZE },
    contactEmail: contactEmailOf(env),
    adminEmail: env.ADMIN_EMAIL?.toLowerCase() ?? null,
    oidc: oidcSettings(env),
    cookieSecret: env.COOKIE_SECRET ?? null,
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN ?? null,
    looksAtPhotos: env.LOOK_AT_PHOTOS,
    decodeSeconds: env.DECODE_SECONDS,
    rateLimitScale: env.RATE_LIMIT_SCALE,
    features: { intake: env.FEATURE_INTAKE },
    stripe: stripeKeys(env),
    operator: operatorOf(env),
    model: modelSettings(env),
    googleMapsApiKey: env.GOOGLE_MAPS_API_KEY ?? null,
    mail: { smtpUrl: env.SMTP_URL ?? null, from: env.MAIL_FROM },
    // Anyone who reaches the page reads every mail, so it never exists in production.
    showsOutbox: !isProduction && !env.SMTP_URL,
    s3: s3Settings(env),
  };
}

function parse(variables: Record<string, string | undefined>): Environment {
  // An empty line in an env file means "not set".
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const result = WholeEnvironment.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new StartError(`The settings cannot be used:\n${lines.join("\n")}\nEach one is described in .env.example.`);
}

// Where the messages of the contact form go; without any setting they are read in the outbox.
function contactEmailOf({ CONTACT_EMAIL, ADMIN_EMAIL, MAIL_FROM }: Environment): string {
  const sender = z.email().safeParse(addressparser(MAIL_FROM, { flatten: true })[0]?.address);
  return CONTACT_EMAIL ?? ADMIN_EMAIL ?? sender.data ?? "operator@stayscribe.example";
}

function oidcSettings(env: Environment) {
  if (!env.OIDC_ISSUER || !env.OIDC_CLIENT_ID || !env.OIDC_CLIENT_SECRET) return null;
  return {
    issuer: env.OIDC_ISSUER.replace(/\/$/, ""),
    clientId: env.OIDC_CLIENT_ID,
    clientSecret: env.OIDC_CLIENT_SECRET,
  };
}

function stripeKeys(env: Environment) {
  if (!env.STRIPE_SECRET_KEY || !env.STRIPE_PUBLISHABLE_KEY) return null;
  return {
    secretKey: env.STRIPE_SECRET_KEY,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? null,
    apiUrl: env.STRIPE_API_URL ?? null,
  };
}

function operatorOf(env: Environment) {
  return {
    name: env.OPERATOR_NAME,
    address: env.OPERATOR_ADDRESS ?? null,
    taxId: env.OPERATOR_TAX_ID ?? null,
    tax: env.TAX_PERCENT > 0 ? { label: env.TAX_LABEL, percent: env.TAX_PERCENT } : null,
  };
}

function modelSettings(env: Environment) {
  if (!env.MODEL_PROVIDER || !env.MODEL_NAME) return null;
  const { MODEL_PRICE_INPUT: input, MODEL_PRICE_OUTPUT: output } = env;
  const settings = ModelSettings.parse({
    provider: env.MODEL_PROVIDER,
    model: env.MODEL_NAME,
    apiKey: env.MODEL_API_KEY,
    baseUrl: env.MODEL_BASE_URL,
    pricePerMillionTokens: input !== undefined && output !== undefined ? { input, output } : undefined,
    seesPhotos: env.MODEL_SEES_PHOTOS,
  });
  return {
    settings,
    dailyLimitMicroDollars: microDollars(env.MODEL_DAILY_LIMIT),
    photoDailyLimitMicroDollars: microDollars(env.MODEL_PHOTO_DAILY_LIMIT),
  };
}

function microDollars(dollars: number | undefined): number | null {
  return dollars ? Math.round(dollars * 1_000_000) : null;
}

function s3Settings(env: Environment) {
  if (!env.S3_BUCKET || !env.S3_ACCESS_KEY_ID || !env.S3_SECRET_ACCESS_KEY) return null;
  return {
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT ?? null,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  };
}
