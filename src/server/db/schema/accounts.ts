import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { BrandVoice } from "#shared/contract/account/account-settings.ts";
import { createdAt, moment } from "./moments.ts";

const updatedAt = () => moment("updated_at").notNull().defaultNow();

// An account's id is also the id of the customer it is.
export const users = pgTable(
  "users",
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    emailVerified: boolean("email_verified").notNull().default(false),
    name: text().notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    image: text(),
    isMember: boolean("is_member").notNull().default(true),
    loginMethod: text("login_method", { enum: ["password", "oidc"] }).notNull(),
    lastLoginAt: moment("last_login_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex("users_email").on(table.email), index("users_newest").on(table.createdAt, table.id)],
);

const userId = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey(),
    userId: userId(),
    token: text().notNull().unique(),
    expiresAt: moment("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

// How an account can be signed in to: a password, or the account at an OpenID provider.
export const credentials = pgTable(
  "credentials",
  {
    id: uuid().primaryKey(),
    userId: userId(),
    providerId: text("provider_id").notNull(),
    accountId: text("account_id").notNull(),
    password: text(),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: moment("access_token_expires_at"),
    refreshTokenExpiresAt: moment("refresh_token_expires_at"),
    scope: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.userId), uniqueIndex().on(table.providerId, table.accountId)],
);

// States that were sent to an OpenID provider, under a hash of what was sent.
export const verifications = pgTable(
  "verifications",
  {
    id: uuid().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment("expires_at").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.identifier), index().on(table.expiresAt)],
);

// Mailed links, under a hash of what was sent: one confirms an address, the account's own or the one it is to change
// to, another resets the password.
export const emailLinks = pgTable(
  "email_links",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: userId(),
    purpose: text({ enum: ["confirm", "reset"] })
      .notNull()
      .default("confirm"),
    email: text().notNull(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

// How a member wants every description to sound.
export const brandVoices = pgTable("brand_voices", {
  userId: userId().primaryKey(),
  voice: jsonb().$type<BrandVoice>().notNull(),
  updatedAt: updatedAt(),
});
