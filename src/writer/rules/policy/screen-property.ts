import { INTAKE_SECTIONS } from "#shared/intake/intake-schema.ts";
import type { BrandVoice, Platform } from "#writer/description.ts";
import { isReadField } from "#writer/ledger/intake-facts.ts";
import type { PropertyInput } from "#writer/ledger/property-input.ts";
import { readHomeKind } from "#writer/ledger/read-home-kind.ts";
import { readPlace } from "#writer/ledger/read-place.ts";
import type { LeftOut } from "../left-out.ts";
import { streetNames } from "./check-address.ts";
import { HostWordsScreen } from "./screen-host-words.ts";

type Screened = { property: PropertyInput; brand: BrandVoice | undefined; leftOut: LeftOut[] };
type Asked = { property: PropertyInput; brand: BrandVoice | undefined; platform: Platform };

const FIELDS = INTAKE_SECTIONS.flatMap(({ fields }) => fields);
const OPTIONS = new Set(FIELDS.flatMap(({ options }) => options ?? []));
const PARAGRAPHS = new Set([
  ...FIELDS.filter(({ type }) => type === "paragraph").map(({ id }) => id),
  "notes",
  "description",
  "stairs",
  "said_at_revision",
]);
const SEVERAL = /[.!?]\s|[\n\r\u2028\u2029]/;
const MOMENT = /^\d{4}-\d\d-\d\d$|^\d{1,2}:\d\d$/;
const ADDRESSES = new Set(["address", "property_address"]);
// A signature on a page of the host's own may say how to reach the host.
const OWN_PAGES: ReadonlySet<Platform> = new Set(["website", "social", "marketing"]);

// All words of a host's own, judged before anything reads them.
export function screenProperty({ property, brand, platform }: Asked): Screened {
  const address = property.address ?? property.property_address ?? "";
  const { city, regions, street, otherCity } = readPlace(address);
  const names = [city, otherCity, ...regions, property.town, property.neighborhood].filter(
    (name) => typeof name === "string" && name !== "",
  );
  const isShared = /room/.test(readHomeKind(property.property_type, property.room_type).scope ?? "");
  const screen = new HostWordsScreen({
    platform,
    streets: street.flatMap(streetNames),
    names: names.map(String),
    isShared,
  });
  const entries = Object.entries(property).map(([field, value]) => [field, screenField(screen, field, value)] as const);
  return {
    property: Object.fromEntries(entries.filter(([, value]) => value !== undefined)),
    brand: brand && screenBrand(screen, brand, platform),
    leftOut: screen.leftOut,
  };
}

function screenField(screen: HostWordsScreen, field: string, value: unknown): unknown {
  if (ADDRESSES.has(field)) return typeof value === "string" ? screenAddress(screen, field, value) : value;
  if (!isReadField(field)) return value;
  if (typeof value === "string" && (PARAGRAPHS.has(field) || SEVERAL.test(value))) {
    return screen.text(field, value) || undefined;
  }
  return screenValue(screen, field, value);
}

// Lists and rooms keep their shape without the words that were refused.
function screenValue(screen: HostWordsScreen, field: string, value: unknown): unknown {
  if (typeof value === "string")
    return OPTIONS.has(value) || MOMENT.test(value) ? value : (screen.line(field, value) ?? undefined);
  if (Array.isArray(value)) {
    return value.map((entry: unknown) => screenValue(screen, field, entry)).filter((entry) => entry !== undefined);
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, entry]) => [name, screenValue(screen, field, entry)] as const);
  return Object.fromEntries(entries.filter(([, entry]) => entry !== undefined));
}

// The street is in an address by right; what has no place in one is judged part by part.
function screenAddress(screen: HostWordsScreen, field: string, address: string): string | undefined {
  const parts = address.split(/,|\n/).map((part) => screen.line(field, part.trim(), "address"));
  return parts.filter((part) => part !== null && part !== "").join(", ") || undefined;
}

function screenBrand(screen: HostWordsScreen, brand: BrandVoice, platform: Platform): BrandVoice {
  const judge = (field: string, words: string) =>
    screen.line(field, words, OWN_PAGES.has(platform) ? "signature" : "words");
  const { name, signOff, wordsToUse, ...rest } = brand;
  const kept = { name: name && judge("brand name", name), signOff: signOff && judge("brand sign-off", signOff) };
  return {
    ...rest,
    ...(kept.name && { name: kept.name }),
    ...(kept.signOff && { signOff: kept.signOff }),
    ...(wordsToUse && { wordsToUse: wordsToUse.filter((word) => judge("brand words", word) !== null) }),
  };
}
