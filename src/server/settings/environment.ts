import { z } from "zod";
import { isNetwork, type TrustedProxies } from "#server/http/limits/caller-network.ts";

const Flag = z.enum(["0", "1", "true", "false", "on", "off"]).transform((word) => ["1", "true", "on"].includes(word));
// How many proxies stand in front, or which ones: only what those say of a caller is believed.
const TrustProxy = z.string().transform((text, context): TrustedProxies => {
  const entries = text.split(",").map((entry) => entry.trim());
  if (["0", "false", "off"].includes(text)) return null;
  if (["true", "on"].includes(text)) return { hops: 1 };
  if (/^\d{1,2}$/.test(text)) return { hops: Number(text) };
  if (entries.every(isNetwork)) return { networks: entries };
  const message = "must be the number of proxies in front, or their addresses or networks, such as 10.0.0.0/8,fd00::/8";
  context.addIssue({ code: "custom", message });
  return z.NEVER;
});
const HttpUrl = z.url({ protocol: /^https?$/, error: "must be an http or https address" });

// Not checked as a web address: a socket's has no host.
const PostgresUrl = z.string().regex(/^postgres(ql)?:\/\//, "must be a postgres:// address");

// What docs/settings.md says of a setting besides its default.
type About = {
  description: string;
  // What happens without it, where no single value says so.
  unset?: string;
  neededWhen?: string;
};

export const aboutSettings = z.registry<About>();

type More = Omit<About, "description">;

function setting<Schema extends z.ZodType>(schema: Schema, description: string, more: More = {}): Schema {
  aboutSettings.add(schema, { description, ...more });
  return schema;
}

// Every setting there is. docs/settings.md is written from it.
export const Environment = z.object({
  NODE_ENV: setting(
    z.enum(["development", "test", "production"]).default("development"),
    "`development`, `test` or `production`",
  ),
  PORT: setting(z.coerce.number().int().min(0).max(65_535).default(3000), "port to listen on, `0` for any free one"),
  HOST: setting(z.string().optional(), "address to listen on", { unset: "`127.0.0.1`, in production `0.0.0.0`" }),
  PUBLIC_URL: setting(HttpUrl.optional(), "the address users see; `https` turns on secure cookies and HSTS", {
    unset: "the local address",
    neededWhen: "in production",
  }),
  TRUST_PROXY: setting(
    TrustProxy.default(null),
    "how many reverse proxies stand in front, or their addresses or networks",
    { unset: "`0`", neededWhen: "behind a proxy" },
  ),
  ROLE: setting(z.enum(["web", "worker", "all"]).default("all"), "`web`, `worker` or `all`"),
  WEB_PROCESSES: setting(
    z.union([z.literal("auto"), z.coerce.number().int().min(1).max(64)]).default(1),
    "processes that serve the web in one start; `auto` for one per core",
  ),
  DATA_DIR: setting(z.string().default(".data"), "database, uploads, outbox and cookie secret"),
  DATABASE_URL: setting(PostgresUrl.optional(), "a PostgreSQL server of yours", {
    unset: "embedded PostgreSQL 18",
    neededWhen: "for several servers",
  }),
  DATABASE_POOL_SIZE: setting(z.coerce.number().int().min(2).max(500).default(20), "connections per process"),
  ADMIN_EMAIL: setting(z.email().optional(), "the account with this confirmed address is the admin", {
    unset: "nobody",
  }),
  CONTACT_EMAIL: setting(z.email().optional(), "where the messages of the contact form go", { unset: "`ADMIN_EMAIL`" }),
  OIDC_ISSUER: setting(HttpUrl.optional(), "sign-in by an OpenID Connect provider"),
  OIDC_CLIENT_ID: setting(z.string().optional(), "the client id at the provider", { neededWhen: "with OIDC_ISSUER" }),
  OIDC_CLIENT_SECRET: setting(z.string().optional(), "its secret", { neededWhen: "with OIDC_ISSUER" }),
  COOKIE_SECRET: setting(
    z.string().min(32, "must be at least 32 characters").optional(),
    "signs cookies; the same for all servers",
    { unset: "made once, kept in the data folder", neededWhen: "for several servers" },
  ),
  LOG_LEVEL: setting(
    z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
    "`fatal` to `trace`, or `silent`",
  ),
  METRICS_TOKEN: setting(
    z.string().min(16, "must be at least 16 characters").optional(),
    "bearer token for `/metrics`; without one it is closed in production",
    { neededWhen: "for /metrics in production" },
  ),
  LOOK_AT_PHOTOS: setting(
    Flag.default(true),
    "finds out what photos and floor plans show, on this machine (about 700 MB)",
  ),
  DECODE_SECONDS: setting(
    z.coerce.number().min(1).max(600).default(12),
    "how long one uploaded file may take to open before it is refused",
  ),
  RATE_LIMIT_SCALE: setting(z.coerce.number().positive().default(1), "multiplies every rate limit, for load tests"),
  FEATURE_INTAKE: setting(Flag.default(true), "drafts, intake form and express preview"),
  ALLOW_TEST_MODE: setting(Flag.default(false), "`1` allows production without a card key"),
  STRIPE_SECRET_KEY: setting(z.string().startsWith("sk_").optional(), "charges cards", {
    unset: "test mode",
    neededWhen: "in production, unless ALLOW_TEST_MODE",
  }),
  STRIPE_PUBLISHABLE_KEY: setting(z.string().startsWith("pk_").optional(), "the key that browsers use", {
    neededWhen: "with STRIPE_SECRET_KEY",
  }),
  STRIPE_WEBHOOK_SECRET: setting(z.string().startsWith("whsec_").optional(), "of `/api/webhooks/stripe`", {
    neededWhen: "with STRIPE_SECRET_KEY in production",
  }),
  STRIPE_API_URL: setting(HttpUrl.optional(), "another address of Stripe's API, such as a stand-in", {
    unset: "Stripe's",
  }),
  OPERATOR_NAME: setting(z.string().default("Stayscribe"), "who sells, as the invoices say"),
  OPERATOR_ADDRESS: setting(z.string().optional(), "its address, lines parted by `;`"),
  OPERATOR_TAX_ID: setting(z.string().optional(), "its tax number"),
  TAX_LABEL: setting(z.string().default("Tax"), "what the tax on the invoices is called"),
  TAX_PERCENT: setting(z.coerce.number().min(0).max(100).default(0), "how much of it is part of the price"),
  MODEL_PROVIDER: setting(
    z.enum(["anthropic", "openai", "google", "compatible"]).optional(),
    "`anthropic`, `openai`, `google` or `compatible`: a language model writes",
  ),
  MODEL_NAME: setting(z.string().optional(), "the model's name", { neededWhen: "with MODEL_PROVIDER" }),
  MODEL_API_KEY: setting(z.string().optional(), "its key", { neededWhen: "with MODEL_PROVIDER, except compatible" }),
  MODEL_BASE_URL: setting(HttpUrl.optional(), "address of an OpenAI-compatible server, or of a proxy", {
    unset: "the provider's",
    neededWhen: "for MODEL_PROVIDER=compatible",
  }),
  MODEL_PRICE_INPUT: setting(z.coerce.number().nonnegative().optional(), "dollars per million tokens read", {
    neededWhen: "with a daily limit",
  }),
  MODEL_PRICE_OUTPUT: setting(z.coerce.number().nonnegative().optional(), "dollars per million tokens written", {
    neededWhen: "with a daily limit",
  }),
  MODEL_DAILY_LIMIT: setting(
    z.coerce.number().positive().optional(),
    "dollars a server process may spend in a day; needs both prices",
  ),
  MODEL_SEES_PHOTOS: setting(
    Flag.optional(),
    "the model looks at photos too; what it names waits for the host's word",
    { unset: "`on`, for `compatible` `off`" },
  ),
  MODEL_PHOTO_DAILY_LIMIT: setting(
    z.coerce.number().positive().optional(),
    "dollars of the daily limit that photos may take; needs both prices",
  ),
  GOOGLE_MAPS_API_KEY: setting(z.string().optional(), "address suggestions"),
  SMTP_URL: setting(
    z.url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" }).optional(),
    "sends mail",
    { unset: "outbox folder", neededWhen: "for mail to arrive" },
  ),
  MAIL_FROM: setting(z.string().default("Stayscribe <hello@localhost>"), "sender of mails", {
    neededWhen: "with SMTP_URL",
  }),
  S3_BUCKET: setting(z.string().optional(), "keeps files in an S3-compatible store", {
    unset: "data folder",
    neededWhen: "for several servers",
  }),
  S3_REGION: setting(z.string().default("us-east-1"), "its region"),
  S3_ENDPOINT: setting(HttpUrl.optional(), "its address", { unset: "Amazon's" }),
  S3_ACCESS_KEY_ID: setting(z.string().optional(), "its key", { neededWhen: "with S3_BUCKET" }),
  S3_SECRET_ACCESS_KEY: setting(z.string().optional(), "its secret", { neededWhen: "with S3_BUCKET" }),
});
export type Environment = z.infer<typeof Environment>;
