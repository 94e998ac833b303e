import type { Platform } from "#writer/description.ts";

// One field of a platform's editor. A text under the minimum is only a warning: length follows facts.
export type FieldRule = {
  heading: string;
  minChars: number;
  maxChars: number;
  isRequired: boolean;
  source: { link: string; date: string };
};

type Source = FieldRule["source"];

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
const DEFAULT_MLS_REMARKS = 800;
const TITLES = new Set(["Title", "Headline", "Page title"]);

function required(heading: string, [minChars, maxChars]: [number, number], source: Source): FieldRule {
  return { heading, minChars, maxChars, isRequired: true, source };
}

function optional(heading: string, maxChars: number, source: Source): FieldRule {
  return { heading, minChars: 0, maxChars, isRequired: false, source };
}

const FIELDS: Record<Platform, FieldRule[]> = {
  airbnb: [
    required("Title", [8, 50], AIRBNB_FIELDS),
    required("Summary", [50, 500], AIRBNB_FIELDS),
    optional("The space", 2000, OUR_BOUND),
    optional("Guest access", 1000, OUR_BOUND),
    optional("During your stay", 1000, OUR_BOUND),
    optional("The neighborhood", 1000, OUR_BOUND),
    optional("Getting around", 1000, OUR_BOUND),
    optional("Other things to note", 1000, OUR_BOUND),
  ],
  vrbo: [required("Headline", [20, 80], VRBO_HEADLINE), required("Description", [400, 10_000], VRBO_DESCRIPTION)],
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
};

// The fields of a platform's editor, in its own order.
export function fieldsOf(platform: Platform, settings: { mlsRemarksLimit?: number } = {}): FieldRule[] {
  const fields = FIELDS[platform];
  if (platform !== "mls" || settings.mlsRemarksLimit === undefined) return fields;
  const maxChars = settings.mlsRemarksLimit;
  return fields.map((field) => ({ ...field, maxChars, minChars: Math.min(field.minChars, maxChars) }));
}

// A field that holds a line rather than sentences.
export function isTitleField(heading: string): boolean {
  return TITLES.has(heading);
}
