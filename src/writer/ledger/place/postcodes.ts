// Where the post writes the code before the town, what follows it is the town.
const BEFORE_TOWN: Record<string, RegExp> = Object.fromEntries(
  [
    ["AT BE BG CH CY DK HU LU NO SI MK AL GE", /(?<![\p{L}\d-])(?:[A-Z]{1,2}-)?\d{4}(?= \p{L})/u],
    [
      "DE FR ES IT FI EE HR TR MX MY MA CR ME RS BA LT UA DZ TN SN PE MC SM VA GF RE GP MQ PF",
      /(?<![\p{L}\d-])(?:[A-Z]{1,3}-)?\d{5}(?= \p{L})/u,
    ],
    ["SE CZ SK GR", /(?<![\p{L}\d-])(?:[A-Z]{1,2}-)?\d{3} ?\d{2}(?= \p{L})/u],
    ["NL", /(?<![\p{L}\d-])(?:NL-)?\d{4} ?[A-Z]{2}(?= \p{L})/u],
    ["PT", /(?<![\p{L}\d-])\d{4}-\d{3}(?= \p{L})/u],
    ["PL", /(?<![\p{L}\d-])\d{2}-\d{3}(?= \p{L})/u],
    ["IS", /(?<![\p{L}\d-])\d{3}(?= \p{L})/u],
    ["AR", /(?<![\p{L}\d-])[A-Z]?\d{4} ?(?:[A-Z]{3})?(?= \p{L})/u],
    ["CL", /(?<![\p{L}\d-])\d{7}(?= \p{L})/u],
    ["RO CN", /(?<![\p{L}\d-])\d{6}(?= \p{L})/u],
    ["LV", /(?<![\p{L}\d-])LV-\d{4}(?= \p{L})/u],
  ].flatMap(([codes, pattern]) =>
    String(codes)
      .split(" ")
      .map((code) => [code, pattern as RegExp]),
  ),
);

const ANY = [
  /\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/,
  /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/,
  /\b[A-Z]\d[\dW] ?[A-Z\d]{4}\b/,
  /\b[A-Z]\d{4} ?[A-Z]{3}\b/,
  /\b\d{4} [A-Z]{2}\b/,
  /\b\d{5}-\d{3,4}\b/,
  /\b\d{4}-\d{3}\b/,
  /\b\d{2}-\d{3}\b/,
  /\b\d{3}-\d{4}\b/,
  /\b\d{3} \d{2}\b/,
  /\b\d{4,7}\b/,
  /\b[A-Z]{1,2}\d{1,2}$/,
];

// Codes that only one country has.
const TELLING: [string, RegExp][] = [
  ["CA", /\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/],
  ["GB", /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/],
  ["IE", /\b[A-Z]\d[\dW] ?[A-Z\d]{4}\b/],
  ["US", /\b[A-Z]{2} \d{5}(?:-\d{4})?$/],
  ["AU", /\b(?:NSW|VIC|QLD|TAS|ACT|SA|WA|NT) \d{4}$/],
  ["BR", /\b\d{5}-\d{3}\b/],
  ["PT", /\b\d{4}-\d{3}\b/],
  ["JP", /\b\d{3}-\d{4}\b/],
];

export function countryOfPostcode(address: string): string | null {
  return TELLING.find(([, pattern]) => pattern.test(address))?.[0] ?? null;
}

type Split = { before: string; after: string };

// The words before a town's code, and the town.
export function townAfterCode(part: string, country: string | null): Split | null {
  const pattern = country === null ? undefined : BEFORE_TOWN[country];
  const found = pattern?.exec(part);
  if (!found) return null;
  return { before: part.slice(0, found.index).trim(), after: part.slice(found.index + found[0].length).trim() };
}

export function withoutPostcode(part: string, isHouseNumber: (before: string, after: string) => boolean): string[] {
  for (const pattern of ANY) {
    const found = pattern.exec(part);
    if (!found) continue;
    const before = part.slice(0, found.index);
    const after = part.slice(found.index + found[0].length);
    const isNumber = /^\d+$/.test(found[0]) && !/ [A-Z]{2,3} $/.test(before);
    if (isNumber && isHouseNumber(before, after)) continue;
    return [before.replace(/(?<![-\s])[-\s]+$/, "").trim(), after.trim()].filter((words) => words !== "");
  }
  return [part];
}
