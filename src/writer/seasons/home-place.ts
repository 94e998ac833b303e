import type { Fact } from "#writer/ledger/fact.ts";
import { countryCalled } from "#writer/ledger/place/countries.ts";
import { countryOfRegion, isRegionCode } from "#writer/ledger/place/regions.ts";
import type { Home } from "./read-moments.ts";

// Near the equator summer and winter are not what they are elsewhere: such countries stand in neither list.
const SOUTH = new Set("AU NZ ZA AR CL UY PY NA BW LS SZ".split(" "));
const NORTH = new Set(
  "US CA GB IE FR DE ES PT IT NL BE LU CH AT DK SE NO FI IS EE LV LT PL CZ SK HU SI HR BA RS ME MK AL GR BG RO MD UA TR CY MT MC AD SM VA LI GE AM JP KR CN MA TN DZ IL LB JO BM GL FO".split(
    " ",
  ),
);

const STATES = ["US", "CA", "AU"];

// Which half of the globe a home is on, and whether its people write the month first; null where the place is not known.
export function homePlace(facts: readonly Fact[]): Home {
  const code = countryOf(facts);
  if (code === null) return { hemisphere: null, isMonthFirst: null };
  const hemisphere = SOUTH.has(code) ? "south" : NORTH.has(code) ? "north" : null;
  return { hemisphere, isMonthFirst: code === "CA" ? null : code === "US" };
}

function countryOf(facts: readonly Fact[]): string | null {
  const said = (key: string) => facts.filter((fact) => fact.key === key).map(({ value }) => String(value));
  const [country] = said("place.country");
  if (country !== undefined) return countryCalled(country)?.code ?? null;
  const [region] = said("place.region");
  if (region === undefined) return null;
  const byCode = STATES.find((state) => isRegionCode(region, state));
  return byCode ?? countryOfRegion(region);
}
