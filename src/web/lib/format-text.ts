// By hand, since the browser's own formatter takes 30 ms of a phone's first second to set up.
const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const SHORT = 3;
const NOON = 12;

const monthOf = (month: number) => MONTHS[month] ?? "";

// "Nov 16, 2026", by the reader's clock.
export function dateText(moment: string): string {
  const date = new Date(moment);
  return `${monthOf(date.getMonth()).slice(0, SHORT)} ${date.getDate()}, ${date.getFullYear()}`;
}

// "Nov 16, 2026, 8:39 PM", by the reader's clock.
export function dateTimeText(moment: string): string {
  const date = new Date(moment);
  const hours = date.getHours();
  const minutes = String(date.getMinutes()).padStart(2, "0");
  return `${dateText(moment)}, ${hours % NOON || NOON}:${minutes} ${hours < NOON ? "AM" : "PM"}`;
}

// "November 16, 2026" for a day that is the same everywhere; null where it is none.
export function dayText(day: string): string | null {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return null;
  return `${monthOf(date.getUTCMonth())} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

// "1 bedroom", "2 bedrooms"; an empty list for an unknown count, so that it can be spread.
export function counted(count: number | null, noun: string): string[] {
  return count === null ? [] : [`${count} ${count === 1 ? noun : `${noun}s`}`];
}

// Amounts come from the server in dollars.
export function formatAmount(dollars: number): string {
  return `$${dollars.toFixed(2)}`;
}
