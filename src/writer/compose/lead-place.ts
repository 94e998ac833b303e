import type { Home } from "./home.ts";

// "a calm house in Red Hill" goes on with the city, and "a modern villa with a pool" with the place.
export function inItsPlace(home: Home, text: string): string {
  const { city, where } = home;
  const district = home.text("place.neighborhood");
  const lower = text.toLowerCase();
  if (!where || (city && lower.includes(city.toLowerCase()))) return text;
  if (district && city && lower.includes(`in ${district.toLowerCase()}`)) {
    const end = lower.indexOf(`in ${district.toLowerCase()}`) + district.length + 3;
    const rest = text.slice(end);
    return /^[,.]/.test(rest) ? `${text.slice(0, end)}, ${city}${rest}` : text;
  }
  const isOneThing = /^This is an? [\p{L}-]+, /u.test(text);
  const [first = "", ...rest] = isOneThing ? [text.replace(/\.$/, "")] : text.replace(/\.$/, "").split(", ");
  const isOpen = !/ (?:in|on|at|near|from|over|of|by|for|facing|above|one block|minutes|blocks) |\d/.test(
    first.slice("This is".length),
  );
  if (!isOpen || !where.words.startsWith("in ") || (district && lower.includes(district.toLowerCase()))) return text;
  const placed = `${first} ${where.words}`;
  return `${[placed, ...rest].join(", ")}.`;
}

// "This is a rehabbed 2-bedroom with a fireplace in Lincoln Park, Chicago, all yours."
export function allYours(home: Home, text: string): string {
  const isSaid = /\b(?:private|whole|entire|yours?|yoursel\w+|own|shared)\b/i.test(text);
  const isWhole = home.isEntire && text.startsWith("This is ") && home.city !== null && text.endsWith(`${home.city}.`);
  return isWhole && !isSaid && text.split(", ").length < 3 ? `${text.slice(0, -1)}, all yours.` : text;
}
