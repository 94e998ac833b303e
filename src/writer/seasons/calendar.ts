// A day as "2026-09-30", which compares as text does.
export type Day = string;
export type Hemisphere = "north" | "south";

export type Season = "spring" | "summer" | "autumn" | "winter";

export function dayOf(year: number, month: number, day: number): Day {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

export const yearOf = (day: Day): number => Number(day.slice(0, 4));
export const monthOf = (day: Day): number => Number(day.slice(5, 7));

export function lastOfMonth(year: number, month: number): Day {
  return dayOf(year, month + 1, 0);
}

export function addDays(day: Day, days: number): Day {
  return dayOf(yearOf(day), monthOf(day), Number(day.slice(8)) + days);
}

// The 31st of a shorter month is its last day.
export function addMonths(day: Day, months: number): Day {
  const [year, month] = [yearOf(day), monthOf(day) + months];
  const wished = dayOf(year, month, Number(day.slice(8)));
  const last = lastOfMonth(year, month);
  return wished < last ? wished : last;
}

const FIRST_MONTHS: Record<Hemisphere, Record<Season, number>> = {
  north: { spring: 3, summer: 6, autumn: 9, winter: 12 },
  south: { spring: 9, summer: 12, autumn: 3, winter: 6 },
};

// The three months that people call so. One that begins in December ends in the year after.
export function seasonOf(season: Season, hemisphere: Hemisphere, year: number): { first: Day; last: Day } {
  const month = FIRST_MONTHS[hemisphere][season];
  return { first: dayOf(year, month, 1), last: lastOfMonth(year, month + 2) };
}

type Holiday = (year: number) => Day;

const fixed =
  (month: number, day: number): Holiday =>
  (year) =>
    dayOf(year, month, day);

// The nth such weekday of a month, or its last one; Sunday is 0.
function weekday(month: number, which: number, nth: number | "last"): Holiday {
  return (year) => {
    const start = nth === "last" ? addDays(lastOfMonth(year, month), -6) : dayOf(year, month, 1 + 7 * (nth - 1));
    const ahead = (which - new Date(start).getUTCDay() + 7) % 7;
    return addDays(start, ahead);
  };
}

// The usual reckoning of Easter Sunday (Meeus, Jones, Butcher).
function easter(year: number): Day {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return dayOf(year, Math.floor(n / 31), (n % 31) + 1);
}

export const HOLIDAYS: Record<string, Holiday> = {
  "labor day": weekday(9, 1, 1),
  "labour day": weekday(9, 1, 1),
  "memorial day": weekday(5, 1, "last"),
  thanksgiving: weekday(11, 4, 4),
  "columbus day": weekday(10, 1, 2),
  "independence day": fixed(7, 4),
  "canada day": fixed(7, 1),
  "bastille day": fixed(7, 14),
  halloween: fixed(10, 31),
  "christmas eve": fixed(12, 24),
  "christmas day": fixed(12, 25),
  christmas: fixed(12, 26),
  "new year's eve": fixed(12, 31),
  "new year's day": fixed(1, 1),
  "new year's": fixed(1, 1),
  "new year": fixed(1, 1),
  easter: (year) => addDays(easter(year), 1),
};
