export type AddressComponent = { types: string[]; longText: string | null; shortText: string | null };
export type PlaceAddress = { components: AddressComponent[]; formatted: string };

// Street, city, state in its short form, postal code, country; what a place does not have leaves no gap.
export function composeAddress({ components, formatted }: PlaceAddress): string {
  const part = (...types: string[]) => findPart(components, types)?.longText?.trim() ?? "";
  const parts = [
    streetOf({ number: part("street_number"), route: part("route"), formatted }),
    // Some countries have no localities: a British town is a postal town, a New York borough a sublocality.
    part("locality", "postal_town", "sublocality_level_1"),
    findPart(components, ["administrative_area_level_1"])?.shortText?.trim() ?? "",
    part("postal_code"),
    part("country"),
  ];
  return parts.filter((text) => text !== "").join(", ");
}

function findPart(components: AddressComponent[], types: string[]): AddressComponent | undefined {
  for (const type of types) {
    const found = components.find((component) => component.types.includes(type));
    if (found) return found;
  }
  return undefined;
}

type Street = { number: string; route: string; formatted: string };

// Where the number stands is a custom of the country, and the formatted address keeps it.
function streetOf({ number, route, formatted }: Street): string {
  const isNumberLast = number !== "" && route !== "" && formatted.includes(`${route} ${number}`);
  const inOrder = isNumberLast ? [route, number] : [number, route];
  return inOrder.filter((text) => text !== "").join(" ");
}
