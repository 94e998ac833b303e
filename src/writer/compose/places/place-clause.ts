import { isManyPlaces, type PlaceNote } from "#writer/notes/read/read-place-note.ts";
import { smallStart } from "#writer/notes/words/articles.ts";
import { listOf } from "../../text/word-forms.ts";

const LONGEST_ASIDE = 64;
// What goes on from something else says nothing in brackets.
const GOES_ON = /^(?:or|all|each|both|every|then|if|when|but|and|so) |[()]/i;

// "O'Connors (pub, 300+ whiskies)": what the host says of a place stands behind its name, in the host's own words, which
// no verb of ours can twist.
export function shownNames({ names, about }: PlaceNote): string[] {
  const aside: string[] = [];
  for (const piece of about.map(smallStart)) {
    if (GOES_ON.test(piece) || [...aside, piece].join(", ").length > LONGEST_ASIDE) continue;
    aside.push(piece);
  }
  const last = names.at(-1);
  return last === undefined || aside.length === 0
    ? [...names]
    : [...names.slice(0, -1), `${last} (${aside.join(", ")})`];
}

export function clauseOf(place: PlaceNote): string {
  const be = isManyPlaces(place) ? "are" : "is";
  return `${listOf(shownNames(place))} ${be} ${place.distance?.away ?? "near"}`;
}
