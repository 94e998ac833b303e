import type { Fact } from "#writer/ledger/fact.ts";

// Places that one clause tells of.
export type Group = {
  text: string;
  facts: Fact[];
  more: readonly string[];
  isFull: boolean;
  // The names and how far they are, where nothing else is said of them.
  plain: { names: string; away: string } | null;
  // Sentences of their own, which no other clause joins.
  isTold?: boolean;
};

const MEASURED = /^(?:an? )?(\d[\d.]*)[ -]((?:miles|km|minutes?|blocks|m)\b.*)$/;
const LONGEST_MEASURED = 260;

// "Capitol Hill is 2 miles away, the National Mall 3, and the White House 4": the unit is said once.
export function inOneMeasure(groups: Group[]): Group[] {
  const runs: Group[][] = [];
  for (const group of groups) {
    const run = runs.at(-1);
    const unit = unitOf(group);
    const length = [...(run ?? []), group].reduce((sum, { text }) => sum + text.length, 0);
    const isSame = run?.[0] && unit !== null && unitOf(run[0]) === unit && length < LONGEST_MEASURED;
    if (isSame) run.push(group);
    else runs.push([group]);
  }
  return runs.flatMap((run) => {
    const [first, ...rest] = run;
    // Of two, "and the center 2" reads as if something were missing.
    if (!first || rest.length < 2) return run;
    const others = rest.map(({ plain }) => `${plain?.names} ${MEASURED.exec(plain?.away ?? "")?.[1]}`);
    const last = others.pop();
    const text = [first.text, ...others, `and ${last}`].join(", ");
    return [{ ...first, text, facts: run.flatMap(({ facts }) => facts), isFull: true, plain: null }];
  });
}

// "0.5, Pearl Street" would read as a street address.
const STREET_NAMED =
  /\b(?:Street|St|Avenue|Ave|Road|Rd|Lane|Drive|Boulevard|Blvd|Place|Court|Way|Row|Square|Terrace)\b/;

function unitOf({ plain }: Group): string | null {
  if (!plain || STREET_NAMED.test(plain.names)) return null;
  return MEASURED.exec(plain.away)?.[2] ?? null;
}

const HOW_FAR =
  /^(.{3,120}?),? (is|are) ((?:under |about |less than )?[\d.]+ [\p{L} ]+|within walking distance|close|near|(?:an?|a few|minutes|steps|moments)(?: [\p{L}-]+){0,3} away|(?:a?round|on) the (?:corner|doorstep))$/u;

// "Clarks Bar is under 5 minutes away" after another place as far is "so is Clarks Bar".
export function asFar(last: Group, next: Group): string | null {
  const [before, after] = [HOW_FAR.exec(last.text), HOW_FAR.exec(next.text)];
  if (
    !before?.[3] ||
    before[3] !== after?.[3] ||
    last.isTold ||
    next.isTold ||
    next.text.startsWith("for ") ||
    last.text.startsWith("for ") ||
    last.text.includes(", and ")
  )
    return null;
  return `so ${after[2]} ${after[1]}`;
}

// After two places as far, a third is "just as close".
export function notSaidAgain(group: Group, at: number, all: Group[]): Group {
  const away = HOW_FAR.exec(group.text)?.[3];
  const before = all[at - 1]?.text ?? "";
  if (
    !away ||
    group.isTold ||
    !before.includes(` ${away}`) ||
    group.text.includes(", and ") ||
    !/^under|\bwalk/.test(away)
  )
    return group;
  return { ...group, text: `${group.text.slice(0, -away.length)}just as close` };
}
