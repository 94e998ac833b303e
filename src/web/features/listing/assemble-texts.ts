import type { PropertyData } from "#shared/contract/orders.ts";
import type { ListingPlatform } from "#shared/contract-values.ts";
import { hasLink } from "#shared/host-words/find-links.ts";
import { judgeWords } from "#shared/host-words/judge-words.ts";
import { stripMarkup } from "#shared/host-words/strip-markup.ts";
import { PLATFORM_LABELS } from "#shared/property-facts.ts";
import { counted } from "#web/lib/format-text.ts";
import { summariseProperty } from "#web/lib/property-summary.ts";

const POSTAL = /^(?:[A-Z]{1,2}\d[A-Z\d]?|\d{4,6}|[A-Z]\d[A-Z])(?:[ -]?\d?[A-Z\d]{2,4})?$/i;

const REGION = /^[A-Z]{2,3}$/;

const REGION_AND_POSTAL = /^([A-Z]{2,3})\s+[A-Z\d][A-Z\d -]{2,9}$/i;

export type GuestText = { platform: ListingPlatform; label: string; text: string };

// What a guest page shows when this browser holds no property of its own.
export const SAMPLE_PROPERTY: PropertyData = { address: "West Kelowna, BC", bedrooms: 3, bathrooms: 2 };

// Three short texts from the place and the rooms, and from nothing else: what is not known is not said.
export function assembleTexts(property: PropertyData): GuestText[] {
  const { address, bedrooms, bathrooms } = summariseProperty(property);
  const place = fitPlace(placeOf(address));
  const facts = { where: place ? ` in ${place}` : "", rooms: roomsOf(bedrooms, bathrooms) };
  return [text("airbnb", airbnbText(facts)), text("vrbo", vrboText(facts)), text("website", websiteText(facts))];
}

// A place is printed as it was typed, so it is judged like any other words.
function fitPlace(typed: string | null): string | null {
  const place = stripMarkup(typed ?? "").text.trim();
  return place === "" || hasLink(place) || judgeWords(place) !== null ? null : place;
}

type Facts = { where: string; rooms: string | null };

function airbnbText({ where, rooms }: Facts): string {
  return [`Make yourself at home${where}.`, rooms && `There are ${rooms}.`].filter(Boolean).join(" ");
}

function vrboText({ where, rooms }: Facts): string {
  const home = rooms ? `A vacation home with ${rooms}` : "A vacation home";
  return `${home}${where}. See the photos, pick your dates and come.`;
}

function websiteText({ where, rooms }: Facts): string {
  const offer = rooms ? `The home has ${rooms}.` : "";
  return [`Stay with us${where}.`, offer, "Book directly with your host."].filter(Boolean).join(" ");
}

function roomsOf(bedrooms: number | null, bathrooms: number | null): string | null {
  // Zero bedrooms is left out: it means a studio or no answer.
  const rooms = [...counted(bedrooms || null, "bedroom"), ...counted(bathrooms || null, "bathroom")];
  return rooms.length > 0 ? rooms.join(" and ") : null;
}

function text(platform: ListingPlatform, words: string): GuestText {
  return { platform, label: PLATFORM_LABELS[platform], text: words };
}

// City and region of an address. The street is left out: platforms ban it, and only booked guests should know it.
export function placeOf(address: string | null): string | null {
  const parts = (address ?? "")
    .split(",")
    .map((part) => part.trim().replace(REGION_AND_POSTAL, "$1"))
    .filter((part) => part !== "" && !POSTAL.test(part));
  // The first part is the street, unless it is all there is or a region follows at once. A number gives any street away.
  const [first = "", second = ""] = parts;
  const beginsWithCity = (parts.length === 1 || REGION.test(second)) && !/\d/.test(first);
  const withoutStreet = beginsWithCity ? parts : parts.slice(1);
  const [city, region] = withoutStreet.filter((part) => !/\d/.test(part));
  if (!city) return null;
  return region && region !== "Canada" && region !== "USA" ? `${city}, ${region}` : city;
}
