const POSTAL = /^(?:[A-Z]{1,2}\d[A-Z\d]?|\d{4,6}|[A-Z]\d[A-Z])(?:[ -]?\d?[A-Z\d]{2,4})?$/i;
const REGION = /^[A-Z]{2,3}$/;
const REGION_AND_POSTAL = /^([A-Z]{2,3})\s+[A-Z\d][A-Z\d -]{2,9}$/i;

// City and region of an address. A street has no place in a description: platforms ban it, and it is nobody's business
// before a booking.
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
