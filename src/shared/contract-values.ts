// Values that the contract's schemas and the pages share. Apart from the schemas, so that a page can use them without
// loading those.

// Limits of what a host may enter about a home, shared by the form and the server.
export const BOUNDS = {
  bedrooms: { min: 0, max: 20, step: 1 },
  bathrooms: { min: 0, max: 20, step: 0.5 },
  maxGuests: { min: 1, max: 50, step: 1 },
  floor: { min: -5, max: 200, step: 1 },
} as const;

export const MOST_BEDS = 60;

// Characters of one amenity in the host's own words.
export const LONGEST_OWN_WORDS = 120;

// Photos and floor plans of one home, and the bytes of one file of either.
export const MAX_IMAGES = 10;
export const MAX_FLOORPLANS = 5;
export const MAX_FILE_BYTES = 50 * 1024 * 1024;

// Characters.
export const LONGEST_ADDRESS = 500;

export const LONGEST_TITLE = 200;

export const LONGEST_LEGACY_DESCRIPTION = 5000;

// The longer side of a picture as the server keeps it; a larger one is made smaller.
export const KEPT_SIDE_PX = 2560;

// Characters of a request for another version in plain words.
export const LONGEST_REQUEST = 500;

// The languages a delivered text can be had in beside English, with a language model.
export const LANGUAGES = ["es", "fr", "de", "it", "pt"] as const;

export const LANGUAGE_LABELS: Record<Language, string> = {
  es: "Spanish",
  fr: "French",
  de: "German",
  it: "Italian",
  pt: "Portuguese",
};

export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 128;

export const ORDER_STATES = [
  "open",
  "expired",
  "paid",
  "free",
  "generating",
  "failed",
  "delivered",
  "refunded",
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

// What the forms sell.
export const ORDERED_PLATFORMS = ["airbnb", "vrbo", "website", "mls", "social", "marketing"] as const;
// What a text of a listing may be for: a delivered listing can have more than was ordered.
export const LISTING_PLATFORMS = [...ORDERED_PLATFORMS, "booking"] as const;
export type ListingPlatform = (typeof LISTING_PLATFORMS)[number];

// A listing with a text for one of these can have one for each of them, at no charge.
export const RENTAL_PLATFORMS = ["airbnb", "vrbo", "website", "booking"] as const satisfies readonly ListingPlatform[];
export type RentalPlatform = (typeof RENTAL_PLATFORMS)[number];

export const LISTING_EXPORTS = ["txt", "md", "html", "docx", "facts"] as const;
export type ListingExport = (typeof LISTING_EXPORTS)[number];
type ExportedAs = { platform: ListingPlatform; format: ListingExport; language?: string | undefined };
export const listingExportPath = (listingId: string, { platform, format, language }: ExportedAs) =>
  `/api/listing/${listingId}/export?platform=${platform}&format=${format}${language ? `&language=${language}` : ""}`;

export const LISTING_ORDERS = ["newest", "oldest", "address"] as const;
export type ListingOrder = (typeof LISTING_ORDERS)[number];

export const BRAND_TONES = ["warm", "plain", "lively", "refined"] as const;

// Characters.
export const LONGEST_LISTING_TEXT = 20_000;

// A mark on a field lasts this long after it was last renewed; a page that edits renews it in half the time.
export const PRESENCE_MS = 10_000;

export const RECENT_LISTINGS = 50;
export const USERS_A_PAGE = 50;
export const ORDERS_A_PAGE = 25;
export const LISTINGS_A_PROFILE_PAGE = 10;

export const EXPORT_KINDS = ["users", "listings"] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];
export const adminExportPath = (kind: ExportKind) => `/api/admin/export/${kind}`;

export type Language = (typeof LANGUAGES)[number];
