import { isManyPlaces, type PlaceNote } from "#writer/notes/read/read-place-note.ts";
import { smallStart } from "#writer/notes/words/articles.ts";
import { listOf } from "../../text/word-forms.ts";

const LONGEST_ASIDE = 40;
// What goes on from something else, or is itself a place, says nothing in brackets.
const NO_ASIDE = /^(?:or|all|each|both|every|then|if|when|but|and|so|same|new|for|not) |^(?:same|new|etc)$|[()/]/i;

// "O'Connors (pub, 300+ whiskies)": what the host says of a place stands behind its name, in the host's own words, which
// no verb of ours can twist.
export function shownNames({ names, about }: PlaceNote): string[] {
  const [name] = names;
  if (name === undefined || names.length > 1 || name.includes("(")) return [...names];
  const aside: string[] = [];
  for (const piece of about) {
    if (NO_ASIDE.test(piece) || /^\p{Lu}/u.test(piece) || [...aside, piece].join(", ").length > LONGEST_ASIDE) break;
    aside.push(smallStart(piece));
  }
  return [aside.length === 0 ? name : `${name} (${aside.join(", ")})`];
}

export function clauseOf(place: PlaceNote): string {
  const be = isManyPlaces(place) ? "are" : "is";
  return `${listOf(shownNames(place))} ${be} ${place.distance?.away ?? "near"}`;
}
