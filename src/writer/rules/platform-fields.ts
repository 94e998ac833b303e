import type { Platform } from "#writer/description.ts";

// One field of a platform's editor. A text under the minimum is only a warning: length follows facts.
export type FieldRule = {
  heading: string;
  minChars: number;
  maxChars: number;
  isRequired: boolean;
  source: Source;
  // Where a host pastes it, where a page says so.
  where?: Where;
};

type Source = { link: string; date: string };
type Where = { path: string; source: Source };

// Sources disagree and change: each limit carries the page it was read on and the day.
const AIRBNB_FIELDS: Source = {
  link: "https://www.ownerreservations.com/support/articles/channel-management-api-integrations-property-field-differences",
  date: "2026-11-15",
};
// No page names a limit for these fields: the bound is ours, so that a field stays readable on a phone.
const OUR_BOUND: Source = { link: "our own bound, no published limit", date: "2026-11-15" };
const VRBO_HEADLINE: Source = {
  link: "https://help.guesty.com/hc/en-gb/articles/9358058336285-Checklist-for-publishing-listings-from-Guesty-to-Vrbo",
  date: "2026-11-15",
};
const VRBO_DESCRIPTION: Source = {
  link: "https://help.vrbo.com/articles/What-are-the-listing-guidelines",
  date: "2026-11-15",
};
const MLS_REMARKS: Source = {
  link: "https://listingtoolkit.ai/blog/mls-public-remarks-character-limits-and-content-rules/",
  date: "2026-11-15",
};
const SEARCH_RESULT: Source = { link: "https://gizmoop.com/blog/character-limits-cheat-sheet", date: "2026-11-15" };
const SOCIAL_POSTS: Source = { link: "https://countcharacters.net/instagram-caption-counter", date: "2026-11-15" };
// Channel managers send up to 255 characters as a name, and advise about 70: a longer one is cut in search results.
const BOOKING_NAME: Source = {
  link: "https://help.rentalsunited.com/hc/en-gb/articles/33830379141533-Step-1-Basic-info",
  date: "2026-11-16",
};
// Booking.com writes its "property description" itself, and publishes none that is sent to it as it was written
// (https://developers.booking.com/connectivity/docs/property-api/description-endpoint/managing-property-description,
// 2026-11-16: up to 65,535 characters, "will not publish this information exactly as written"). What a host types in
// the extranet are the three texts of "Your profile". No page names their limit: the bound is ours, and small, since a
// text that is too short costs less than one that is cut.
const BOOKING_PROFILE: Source = { link: "our own bound, no published limit", date: "2026-11-16" };
const BOOKING_PROFILE_CHARS = 1200;

const AIRBNB_EDITOR: Where = {
  path: "Listings → your listing → Listing details → Title and description",
  source: { link: "https://www.airbnb.com/help/article/473", date: "2026-11-16" },
};
const VRBO_EDITOR: Where = { path: "Listing editor → Description", source: VRBO_DESCRIPTION };
const BOOKING_GENERAL: Where = {
  path: "Extranet → Property → General info → Change property name",
  source: {
    link: "https://partner.booking.com/de/hilfe/unterkunftsseite/so-%C3%A4ndern-sie-den-namen-ihres-unterkunftseintrags",
    date: "2026-11-16",
  },
};
const BOOKING_YOUR_PROFILE: Where = {
  path: "Extranet → Your profile",
  source: {
    link: "https://support.avantio.com/en/articles/419502-set-up-the-property-profile-on-booking-com-from-channel-pro",
    date: "2026-11-16",
  },
};
const DEFAULT_MLS_REMARKS = 800;
const TITLES = new Set(["Title", "Headline", "Page title", "Property name"]);

function required(heading: string, [minChars, maxChars]: [number, number], source: Source): FieldRule {
  return { heading, minChars, maxChars, isRequired: true, source };
}

function optional(heading: string, maxChars: number, source: Source): FieldRule {
  return { heading, minChars: 0, maxChars, isRequired: false, source };
}

const FIELDS: Record<Platform, FieldRule[]> = {
  airbnb: [
    { ...required("Title", [8, 50], AIRBNB_FIELDS), where: AIRBNB_EDITOR },
    { ...required("Summary", [50, 500], AIRBNB_FIELDS), where: AIRBNB_EDITOR },
    optional("The space", 2000, OUR_BOUND),
    optional("Guest access", 1000, OUR_BOUND),
    optional("During your stay", 1000, OUR_BOUND),
    optional("The neighborhood", 1000, OUR_BOUND),
    optional("Getting around", 1000, OUR_BOUND),
    optional("Other things to note", 1000, OUR_BOUND),
  ],
  vrbo: [
    { ...required("Headline", [20, 80], VRBO_HEADLINE), where: VRBO_EDITOR },
    { ...required("Description", [400, 10_000], VRBO_DESCRIPTION), where: VRBO_EDITOR },
  ],
  website: [
    required("Page title", [15, 60], SEARCH_RESULT),
    required("Meta description", [50, 160], SEARCH_RESULT),
    required("Description", [200, 5000], OUR_BOUND),
  ],
  mls: [required("Public remarks", [100, DEFAULT_MLS_REMARKS], MLS_REMARKS)],
  social: [required("Short post", [40, 280], SOCIAL_POSTS), required("Caption", [60, 2200], SOCIAL_POSTS)],
  marketing: [
    required("Headline", [15, 60], SEARCH_RESULT),
    required("Teaser", [50, 160], SEARCH_RESULT),
    required("Body", [150, 2000], OUR_BOUND),
  ],
  booking: [
    { ...required("Property name", [3, 70], BOOKING_NAME), where: BOOKING_GENERAL },
    { ...required("About the property", [100, BOOKING_PROFILE_CHARS], BOOKING_PROFILE), where: BOOKING_YOUR_PROFILE },
    { ...optional("About the host", BOOKING_PROFILE_CHARS, BOOKING_PROFILE), where: BOOKING_YOUR_PROFILE },
    { ...optional("About the neighborhood", BOOKING_PROFILE_CHARS, BOOKING_PROFILE), where: BOOKING_YOUR_PROFILE },
  ],
};

// The fields of a platform's editor, in its own order.
export function fieldsOf(platform: Platform, settings: { mlsRemarksLimit?: number } = {}): FieldRule[] {
  const fields = FIELDS[platform];
  if (platform !== "mls" || settings.mlsRemarksLimit === undefined) return fields;
  const maxChars = settings.mlsRemarksLimit;
  return fields.map((field) => ({ ...field, maxChars, minChars: Math.min(field.minChars, maxChars) }));
}

// A field that holds a line rather than sentences.
const TEASERS = new Set(["Meta description", "Teaser", "Short post"]);

// What says the best of a text in short, elsewhere than the text.
export function isTeaserField(heading: string): boolean {
  return TEASERS.has(heading);
}

export function isTitleField(heading: string): boolean {
  return TITLES.has(heading);
}
