import { listOf } from "#writer/text/word-forms.ts";
import { isTail } from "../read/measures.ts";
import { kindOf } from "../read/read-note.ts";
import { isName, smallStart, withArticles } from "../words/articles.ts";
import { isPlural } from "../words/word-lists.ts";

const PEOPLE_AT =
  /^(\p{Lu}\p{Ll}[\p{L}'-]{1,20}(?: and \p{Lu}\p{Ll}[\p{L}'-]{1,20})?)((?:, (?:the|our|my) [\p{L} ]{3,30},)?) ((?:in|at|on|next door|upstairs|downstairs|across)\b.{0,80})$/u;
const ADVICE = /^better (?:to )?(?:leave|bring|take|book|keep|park|use|call|ask|come|go|avoid)\b/i;

// Shapes of notes without a verb that say who is where, what is missing, and what to do.
export function terseNote(text: string): string | null {
  const people = PEOPLE_AT.exec(text);
  if (people?.[1] && people[3] && isName(people[1]))
    return `${people[1]}${people[2] ?? ""} ${people[1].includes(" and ") ? "are" : "is"} ${people[3]}`;
  if (ADVICE.test(text) && !text.includes(",")) return text;
  const shoes = /^shoes off\b([^,]{0,40})$/i.exec(text);
  if (shoes) return `please take your shoes off${shoes[1]}`;
  const rooms = /^(\d|two|three|four|five|six) bedrooms: ([^.:]{3,120})$/i.exec(text);
  if (rooms?.[1] && rooms[2])
    return `there are ${rooms[1]} bedrooms: ${listOf(rooms[2].split(/, (?:and )?| and /).map(aRoom))}`;
  return missing(text);
}

// "double" of the bedrooms is a double.
function aRoom(words: string): string {
  const room = smallStart(words);
  return /^(?:double|single|twin|king|queen|bunk)$/.test(room) ? `a ${room}` : withArticles(room);
}

// "no kitchen, kettle and microwave only", "no wifi in the yurt, wifi in the house".
function missing(text: string): string | null {
  const [, nothing = "", instead = ""] = /^no ([^,]{2,60}), ([^,]{2,80})$/i.exec(text) ?? [];
  const only = /^(?:just |only )(.+)$|^(.+) only$/i.exec(instead);
  if (nothing === "" || (!only && kindOf(instead) !== "noun") || /^(?:no|not|but|and)\b/i.test(instead)) return null;
  const things = only?.[1] ?? only?.[2];
  const none = `there ${isPlural(nothing.split(" ")[0] ?? "") ? "are" : "is"} no ${nothing}`;
  if (things) return `${none}, only ${withArticles(smallStart(things))}`;
  const [same = ""] = nothing.split(" ");
  if (!instead.toLowerCase().startsWith(same.toLowerCase())) return null;
  return `${none}, but there ${isPlural(same) ? "are" : "is"} ${withArticles(smallStart(instead))}`;
}

// "electricity by meter, 3 DKK per kWh, read it on arrival": what is told, the price or the hours that go with it, and
// what comes after.
export function partsAroundTail(text: string): { main: string; tail: string; after: string } {
  const pieces = text.split(", ");
  const at = pieces.findIndex((piece, place) => place > 0 && isTail(piece));
  if (at < 0) return { main: text, tail: "", after: "" };
  let end = at;
  while (end < pieces.length && isTail(pieces[end] ?? "")) end += 1;
  const tail = pieces.slice(at, end).map((piece) => `, ${piece}`);
  return { main: pieces.slice(0, at).join(", "), tail: tail.join(""), after: pieces.slice(end).join(", ") };
}
