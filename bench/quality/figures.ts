import { HARD_FACTS, type HardFact } from "./claims/hard-facts.ts";
import { FAILURE_KINDS, type FailureKind, type Measurement } from "./measure.ts";

// One row of the report. A figure with a limit decides whether the run passes.
export type Figure = {
  name: string;
  value: number;
  unit: "percent" | "number" | "score";
  least?: number;
  most?: number;
};

const LIMITS: Partial<Record<FailureKind, number>> = {
  "blocking findings": 0,
  "field limits": 0,
  "title rules": 0,
  policy: 0,
  "unsupported amenity or number": 0.001,
  "measured stock phrases": 0.1,
  "words we never use": 0,
  "exclamation or question": 0,
  "sentence without a fact": 0,
  "grammar slips": 0,
  "more than four things listed": 0.02,
  "a count said twice in a field": 0,
  "lead from the routine list": 0,
  "routine in several sentences of a field": 0,
};

export function figuresOf(all: Measurement[]): Figure[] {
  return [
    ...HARD_FACTS.flatMap((fact) => hardFactFigures(all, fact)),
    ...trackedFigures(all),
    ...FAILURE_KINDS.map((kind) => failureFigure(all, kind)),
    ...readingFigures(all),
    ...sizeFigures(all),
  ];
}

const share = <T>(all: T[], test: (item: T) => boolean) =>
  all.length === 0 ? 0 : all.filter(test).length / all.length;
const mean = (values: number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
const percentile = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0;

const COUNTS = new Set<HardFact>(["bedrooms", "beds", "bathrooms", "guests"]);

const figure = (name: string, value: number, most?: number): Figure => ({
  name,
  value,
  unit: "percent",
  ...(most === undefined ? {} : { most }),
});

function hardFactFigures(all: Measurement[], fact: HardFact): Figure[] {
  const given = all.map(({ hardFacts }) => hardFacts[fact]).filter(({ isGiven }) => isGiven);
  return [
    { name: `${fact} stated`, value: share(given, ({ isStated }) => isStated), unit: "percent", least: 0.98 },
    ...(COUNTS.has(fact)
      ? [
          figure(
            `${fact} stated as a number`,
            share(given, ({ isCounted }) => isCounted),
          ),
        ]
      : []),
    figure(
      `${fact} wrong`,
      share(given, ({ isWrong }) => isWrong),
      0,
    ),
    figure(
      `${fact} stated otherwise too`,
      share(given, ({ differing }) => differing.length > 0),
      0,
    ),
  ];
}

function trackedFigures(all: Measurement[]): Figure[] {
  const shares = all
    .filter(({ tracked }) => tracked.length > 0)
    .map(({ tracked }) => share(tracked, ({ isMentioned }) => isMentioned));
  const entire = all.filter(({ listing }) => /^entire/i.test(listing.room_type));
  const bedrooms = entire.map(({ hardFacts }) => hardFacts.bedrooms).filter(({ isGiven }) => isGiven);
  return [
    figure(
      "bedrooms stated as a number, entire homes",
      share(bedrooms, ({ isCounted }) => isCounted),
    ),
    { name: "tracked amenities mentioned, mean", value: mean(shares), unit: "percent" },
    { name: "tracked amenities mentioned, lowest tenth", value: percentile(shares, 0.1), unit: "percent" },
  ];
}

function failureFigure(all: Measurement[], kind: FailureKind): Figure {
  const most = LIMITS[kind];
  const value = share(all, ({ failures }) => failures[kind].length > 0);
  return { name: kind, value, unit: "percent", ...(most === undefined ? {} : { most }) };
}

function readingFigures(all: Measurement[]): Figure[] {
  const scores = all.map(({ ease }) => ease);
  return [
    {
      name: "reading ease 55 to 80",
      value: share(scores, (ease) => ease >= 55 && ease <= 80),
      unit: "percent",
    },
    { name: "reading ease, 5th percentile", value: percentile(scores, 0.05), unit: "score" },
    { name: "reading ease, median", value: percentile(scores, 0.5), unit: "score" },
    { name: "reading ease, 95th percentile", value: percentile(scores, 0.95), unit: "score" },
    { name: "title cut at a small word", value: share(all, (it) => it.isTitleCutAtSmallWord), unit: "percent" },
  ];
}

function sizeFigures(all: Measurement[]): Figure[] {
  const headings = [...new Set(all.flatMap(({ text }) => text.fields.map(({ heading }) => heading)))];
  const perField = headings.map((heading) => {
    const lengths = all.flatMap(({ text }) =>
      text.fields.filter((field) => field.heading === heading).map((field) => field.text.length),
    );
    return { heading, lengths };
  });
  const common = perField.filter(({ lengths }) => lengths.length / all.length > 0.02);
  const spaces = all.map(({ spaceWords }) => spaceWords).filter((words) => words > 0);
  return [
    figure(
      "space of more than 170 words",
      share(spaces, (words) => words > 170),
      0,
    ),
    figure(
      "space of fewer than 40 words",
      share(spaces, (words) => words < 40),
      0,
    ),
    { name: "words, mean", value: mean(all.map(({ words }) => words)), unit: "number" },
    {
      name: "ms, median",
      value: percentile(
        all.flatMap(({ text }) => text.ms ?? []),
        0.5,
      ),
      unit: "score",
    },
    ...common.flatMap(({ heading, lengths }): Figure[] => [
      { name: `${heading}: present`, value: lengths.length / all.length, unit: "percent" },
      { name: `${heading}: characters, mean`, value: mean(lengths), unit: "number" },
    ]),
  ];
}
