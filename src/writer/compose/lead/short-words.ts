import { cleanNote, spokenMinutes } from "#writer/notes/read/clean-note.ts";
import { kindOf, readNote } from "#writer/notes/read/read-note.ts";
import { tagWords } from "#writer/notes/words/tag-words.ts";
import { capitalised } from "../../text/word-forms.ts";

// What fits a title: the first piece or two, as they were said.
export function shortWordsOf(value: string): string[] {
  const pieces = readNote(spokenMinutes(cleanNote(value)).replace(/ \([^()]{1,80}\)/g, "")).map(({ text, mark }) => ({
    text: text.replace(/^(?:(?:plus|and) )?(?:(?:an?|the) )?/i, ""),
    mark,
  }));
  const shorts: string[] = [];
  for (let count = pieces.length; count > 0; count -= 1) {
    const kept = pieces.slice(0, count);
    if (kept.some(({ mark }, at) => at > 0 && (mark === "-" || mark === ":"))) continue;
    // A list is not cut in its middle.
    const isCut =
      count < pieces.length &&
      count > 1 &&
      kindOf(kept.at(-1)?.text ?? "") === "noun" &&
      kindOf(pieces[count]?.text ?? "") === "noun";
    if (isCut) continue;
    shorts.push(titleWords(kept.map(({ text }) => text).join(", ")));
  }
  const [first] = pieces;
  if (first && kindOf(first.text) === "noun") {
    const cuts = [...first.text.matchAll(/ (?:with|in|from|near|over|for|and|downtown) /g)].map(({ index }) => index);
    for (const cut of cuts.toReversed()) {
      const words = first.text.slice(0, cut);
      if (
        cut > SHORTEST_TITLE &&
        !GOES_ON.test(words) &&
        !isBetweenOne(words) &&
        tagWords(words).at(-1)?.kind !== "verb"
      )
        shorts.push(titleWords(words));
    }
  }
  return shorts.filter((short) => short.length >= SHORTEST_TITLE);
}

const SHORTEST_TITLE = 12;
// What a title cannot end in.
const GOES_ON =
  / but | (?:but|or|so|yet|right|just|(?<!\b(?:quiet|leafy|calm|residential|main|cobbled|pretty) )street|streets|blocks?|minutes?|steps|miles?|km|m|walk)$/;

// "right between Georgetown"
function isBetweenOne(words: string): boolean {
  return words.lastIndexOf(" between ") > words.lastIndexOf(" and ");
}

function titleWords(text: string): string {
  return capitalised(
    text
      .replace(/^lot of /i, "lots of ")
      .replace(/(\d) minutes?\b/g, "$1 min")
      .replace(/(\d)-minute\b/g, "$1 min")
      .replace(/(\d)-bedroom\b/g, "$1BR"),
  );
}
