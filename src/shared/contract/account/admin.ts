import { z } from "zod";
import {
  LISTING_PLATFORMS,
  LISTINGS_A_PROFILE_PAGE,
  ORDER_STATES,
  ORDERS_A_PAGE,
  RECENT_LISTINGS,
  USERS_A_PAGE,
} from "../../contract-values.ts";
import { defineEndpoint } from "../endpoint.ts";
import { IncomingId, IncomingMoment, keptText, trimmedText } from "../incoming.ts";
import { LOGIN_METHODS } from "./accounts.ts";

const LONGEST_PAGE = 200;
export const LONGEST_ACTIVITY_DAYS = 366;

// Rows come newest first. The cursor is the id of the last row that was seen; the page goes on behind it.
const page = (rows: number) => ({
  search: trimmedText(200).optional(),
  cursor: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(LONGEST_PAGE).default(rows),
});

const Id = z.object({ id: IncomingId });
const Moment = z.iso.datetime();

export const AdminUser = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  isMember: z.boolean(),
  loginMethod: z.enum(LOGIN_METHODS),
  totalListings: z.number().int(),
  // Bought for money that was not given back.
  totalPaidListings: z.number().int(),
  createdAt: Moment,
  lastLoginAt: Moment.nullable(),
});
export type AdminUser = z.infer<typeof AdminUser>;

export const AdminListing = z.object({
  id: z.string(),
  orderId: z.string(),
  address: z.string().nullable(),
  bedrooms: z.number().nullable(),
  bathrooms: z.number().nullable(),
  maxGuests: z.number().nullable(),
  propertyType: z.string().nullable(),
  selectedPlatforms: z.array(z.string()),
  finalAmount: z.number(),
  originalAmount: z.number(),
  promoCode: z.string().nullable(),
  isRefunded: z.boolean(),
  createdAt: Moment,
  isGuest: z.boolean(),
  userName: z.string().nullable(),
  userEmail: z.string().nullable(),
  imageUrls: z.array(z.string()),
  // Empty once a guest's text was deleted.
  generatedContent: z.string(),
});
export type AdminListing = z.infer<typeof AdminListing>;

const PlatformUsage = z.object({ platform: z.enum(LISTING_PLATFORMS), listings: z.number().int() });

export const getAdminSummary = defineEndpoint({
  method: "GET",
  path: "/api/admin/summary",
  summary: "How many users and listings there are, what was earned, which platforms are used (admin only)",
  response: z.object({
    totalUsers: z.number().int(),
    totalMembers: z.number().int(),
    memberPercent: z.number(),
    totalListings: z.number().int(),
    memberListings: z.number().int(),
    guestListings: z.number().int(),
    // In dollars: what was paid and not given back.
    totalRevenue: z.number(),
    totalRefunded: z.number(),
    platformUsage: z.array(PlatformUsage),
  }),
});

export const listAdminUsers = defineEndpoint({
  method: "GET",
  path: "/api/admin/users",
  summary: "Users, newest first; search by e-mail or full name (admin only)",
  query: z.object(page(USERS_A_PAGE)),
  response: z.array(AdminUser),
});

export const listAdminListings = defineEndpoint({
  method: "GET",
  path: "/api/admin/listings",
  summary: "Listings, newest first; search by address, user's e-mail or id (admin only)",
  query: z.object(page(RECENT_LISTINGS)),
  response: z.array(AdminListing),
});

export const AdminProfile = AdminUser.extend({
  emailVerified: z.boolean(),
  sessions: z.number().int(),
  listings: z.array(AdminListing),
});

export const getAdminUser = defineEndpoint({
  method: "GET",
  path: "/api/admin/users/{id}",
  summary: "A user with a page of their listings and the number of their sessions (admin only)",
  params: Id,
  query: z.object(page(LISTINGS_A_PROFILE_PAGE)).omit({ search: true }),
  response: AdminProfile,
});

export const changeAdminUser = defineEndpoint({
  method: "PATCH",
  path: "/api/admin/users/{id}",
  summary: "Grant or take away membership (admin only)",
  params: Id,
  body: z.object({ isMember: z.boolean() }),
  response: z.object({ id: z.string(), isMember: z.boolean() }),
});

export const endAdminUserSessions = defineEndpoint({
  method: "POST",
  path: "/api/admin/users/{id}/end-sessions",
  summary: "Sign a user out everywhere (admin only)",
  params: Id,
  response: z.object({ ended: z.number().int() }),
});

export const getAdminActivity = defineEndpoint({
  method: "GET",
  path: "/api/admin/activity",
  summary: "Orders, revenue and platform usage by day, in UTC (admin only)",
  query: z.object({ days: z.coerce.number().int().min(1).max(LONGEST_ACTIVITY_DAYS).default(30) }),
  response: z.object({
    days: z.array(
      z.object({ day: z.iso.date(), orders: z.number().int(), revenue: z.number(), listings: z.number().int() }),
    ),
    platformUsage: z.array(PlatformUsage),
  }),
});

export const AdminOrder = z.object({
  id: z.string(),
  state: z.enum(ORDER_STATES),
  address: z.string().nullable(),
  email: z.string().nullable(),
  isGuest: z.boolean(),
  // Of the quote in force, or of the one that was paid.
  amount: z.number(),
  promoCode: z.string().nullable(),
  attempts: z.number().int(),
  createdAt: Moment,
  settledAt: Moment.nullable(),
  updatedAt: Moment,
});
export type AdminOrder = z.infer<typeof AdminOrder>;

export const listAdminOrders = defineEndpoint({
  method: "GET",
  path: "/api/admin/orders",
  summary: "Orders, newest first; search by order id, e-mail, address or payment id (admin only)",
  query: z.object({ ...page(ORDERS_A_PAGE), state: z.enum(ORDER_STATES).optional() }),
  response: z.array(AdminOrder),
});

export const AdminOrderDetails = AdminOrder.extend({
  paymentId: z.string().nullable(),
  invoiceNumber: z.number().int().nullable(),
  disputedAt: Moment.nullable(),
  userId: z.string().nullable(),
  platforms: z.array(z.string()),
  listingId: z.string().nullable(),
  canBeRefunded: z.boolean(),
  canBeRetried: z.boolean(),
  quotes: z.array(
    z.object({
      id: z.string(),
      isInForce: z.boolean(),
      originalAmount: z.number(),
      memberDiscount: z.number(),
      promoDiscount: z.number(),
      amount: z.number(),
      promoCode: z.string().nullable(),
      createdAt: Moment,
    }),
  ),
  events: z.array(
    z.object({
      id: z.number().int(),
      from: z.enum(ORDER_STATES),
      to: z.enum(ORDER_STATES),
      reason: z.string(),
      at: Moment,
    }),
  ),
});
export type AdminOrderDetails = z.infer<typeof AdminOrderDetails>;

export const getAdminOrder = defineEndpoint({
  method: "GET",
  path: "/api/admin/orders/{id}",
  summary: "An order with its quotes, its history, its payment and its listing (admin only)",
  params: Id,
  response: AdminOrderDetails,
});

export const retryAdminOrder = defineEndpoint({
  method: "POST",
  path: "/api/admin/orders/{id}/retry",
  summary: "Write the listing of a settled order that has none yet (admin only)",
  params: Id,
  response: z.object({ orderId: z.string() }),
});

export const listAdminFailures = defineEndpoint({
  method: "GET",
  path: "/api/admin/failures",
  summary: "Settled orders whose listing failed or is long overdue (admin only)",
  response: z.array(AdminOrder.extend({ reason: z.string().nullable() })),
});

export const AdminPromoCode = z.object({
  code: z.string(),
  percentOff: z.number().int().nullable(),
  amountOff: z.number().nullable(),
  startsAt: Moment.nullable(),
  expiresAt: Moment.nullable(),
  maxRedemptions: z.number().int().nullable(),
  redeemed: z.number().int(),
  reserved: z.number().int(),
  isActive: z.boolean(),
  isTestCode: z.boolean(),
  createdAt: Moment,
});
export type AdminPromoCode = z.infer<typeof AdminPromoCode>;

export const listAdminPromoCodes = defineEndpoint({
  method: "GET",
  path: "/api/admin/promo-codes",
  summary: "All promo codes with their redemptions (admin only)",
  response: z.array(AdminPromoCode),
});

const Terms = z.object({
  startsAt: IncomingMoment.nullable(),
  expiresAt: IncomingMoment.nullable(),
  maxRedemptions: z.number().int("must be whole").min(1).max(1_000_000_000).nullable(),
});

export const createAdminPromoCode = defineEndpoint({
  method: "POST",
  path: "/api/admin/promo-codes",
  summary: "Create a promo code (admin only)",
  body: Terms.partial().extend({
    code: trimmedText(64)
      .toUpperCase()
      .regex(/^[A-Z0-9_-]{2,64}$/, "must be 2 to 64 letters, digits, - or _"),
    percentOff: z.number().int("must be whole").min(1).max(100).optional(),
    amountOff: z.number().min(0.01).max(1000).multipleOf(0.01, "must be whole cents").optional(),
  }),
  response: z.object({ code: z.string() }),
});

export const changeAdminPromoCode = defineEndpoint({
  method: "PATCH",
  path: "/api/admin/promo-codes/{code}",
  summary: "Switch a promo code on or off, change its dates or its maximum (admin only)",
  params: z.object({ code: keptText(64) }),
  body: Terms.extend({ isActive: z.boolean() }).partial(),
  response: z.object({ code: z.string() }),
});
