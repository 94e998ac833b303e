import type { Fact } from "#writer/ledger/fact.ts";
import { asTyped } from "#writer/notes/read/as-typed.ts";
import { headOf, isAdjectivePhrase } from "#writer/notes/read/read-note.ts";
import {
  isFitToTell,
  isTellable,
  isWrittenOut,
  type Subject,
  sentenceOfNote,
} from "#writer/notes/sentences/sentence-of-note.ts";
import { hasToBeKnown, underLabel } from "#writer/notes/sentences/under-label.ts";
import { listOf } from "../../text/word-forms.ts";
import { mayBeSecret, type NoteSetting, paragraphsOf, type ToldNote, withFewAppliances } from "./told-fields.ts";

export type { ToldNote };

const MOST_JOINED = 110;
// Telling a note well takes some milliseconds; of hundreds, the rest are told the plainer way.
const MOST_LEARNED = 10;
const THERE = { one: "There is %s", many: "There are %s" };

function subjectOf(field: string, note: string, { noun, isRoom, bedrooms, area }: NoteSetting): Subject {
  const home = `the ${noun}`;
  switch (field) {
    case "kitchen_notes":
      if (/^(?:an? )?(?:\p{L}+ ){0,2}(?:breakfast|coffee|tea|snacks|food|groceries|drinks)\b/iu.test(note))
        return { noun: "the kitchen", ...THERE };
      return { noun: "the kitchen", one: "The kitchen has %s", many: "The kitchen has %s" };
    case "bathroom_notes":
      return { noun: "the bathroom", one: "The bathroom has %s", many: "The bathroom has %s" };
    case "bedroom_notes":
      return { noun: isRoom ? "the room" : bedrooms === 1 ? "the bedroom" : "it", ...THERE };
    case "outdoor_notes":
      return { noun: "the outdoor space", ...THERE };
    case "work_notes":
      return { noun: home, one: "For work there is %s", many: "For work there are %s" };
    case "parking_notes":
      return { noun: "parking", ...THERE };
    case "neighborhood_description":
      return { noun: area ?? "the area", ...THERE, isArea: true };
    case "public_transport":
      return { noun: "public transport", ...THERE, isTransport: true };
    case "guest_access":
      return isRoom
        ? { noun: "the space", one: "You can use %s", many: "You can use %s" }
        : { noun: "the space", one: "You have %s", many: "You have %s" };
    case "host_interaction":
      return { noun: "I", ...THERE };
    case "house_rules":
    case "pet_rules":
      if (/^(?:absolutely |strictly )?no \p{L}/iu.test(note))
        return { noun: "it", one: "%s is allowed", many: "%s are allowed" };
      return { noun: "it", ...THERE };
    case "getting_around":
    case "family_notes":
    case "seasonal_notes":
      return { noun: "it", ...THERE };
    default:
      return { noun: home, ...THERE };
  }
}

// A host's notes as sentences, by the question they answer, and those that make none.
export class ToldNotes {
  readonly unused: Fact[] = [];
  // How the host speaks in the notes; null where no note says.
  readonly person: "I" | "we" | null;
  #told: ToldNote[] = [];

  constructor(facts: Fact[], setting: NoteSetting) {
    const says = (words: RegExp) => facts.some(({ value }) => words.test(String(value)));
    const person = says(/\bwe\b|\bus\b|\bour\b/i) ? "we" : "I";
    this.person = person === "we" || says(/\bI\b|\bi\b(?!\.)|\bmy\b/) ? person : null;
    const paragraphs = paragraphsOf(facts, setting, person);
    const untold: Fact[] = [];
    let learned = 0;
    for (const fact of facts) {
      const field = fact.field ?? fact.key;
      if (field === "best_thing" || field === "nearby_places") continue;
      const parts = paragraphs.get(fact);
      if (parts && this.#isOrphan(parts[0]?.text ?? "", field)) {
        untold.push(fact);
        continue;
      }
      if (parts) {
        this.#told.push(...parts);
        continue;
      }
      const house = field === "story" ? this.#houseIn("story") : null;
      const { isPart } = setting;
      const subject = {
        ...(++learned <= MOST_LEARNED && { field }),
        ...subjectOf(field, String(fact.value), house ? { ...setting, noun: house } : setting),
        person,
        isPart,
      } as const;
      const own = subject.noun === "I" ? { ...subject, noun: person } : subject;
      const note = field === "kitchen_notes" ? withFewAppliances(String(fact.value)) : String(fact.value);
      const text = sentenceOfNote(note, own) ?? (isFitToTell(note) && !mayBeSecret(note) ? asTyped(note) : null);
      // "Ask me and I can arrange it" does not say that parking is meant.
      const isUnnamed =
        field === "parking_notes" && text !== null && !NAMES_PARKING.test(text) && !isWrittenOut(String(fact.value));
      if (text === null || isUnnamed || this.#isOrphan(text, field)) untold.push(fact);
      else this.#add({ facts: [fact], field, text: this.#withPronoun(withTheRooms(asRule(text)), own.noun, field) });
    }
    this.#underLabels(untold, facts);
    this.#tellBathroomsApart();
  }

  // "The bathroom is bright. The bathroom is next to the kitchen." of two bathrooms: one, and another.
  #tellBathroomsApart(): void {
    const all = [...new Set(this.of("bathroom_notes").map(bathroomOf))];
    if (all.length < 2) return;
    const texts = new Set(this.of("bathroom_notes").map(({ text }) => text));
    const [only = ""] = texts;
    // Both are shared.
    if (texts.size === 1 && only.startsWith("The bathroom is ")) {
      const facts = this.of("bathroom_notes").flatMap((note) => note.facts);
      const text = only.replace("The bathroom is ", "The bathrooms are ");
      const first = this.#told.findIndex(({ field }) => field === "bathroom_notes");
      this.#told = this.#told.flatMap((note, at) => {
        if (note.field !== "bathroom_notes") return [note];
        return at === first ? [{ ...note, facts, text }] : [];
      });
      return;
    }
    const begun = new Set<number | undefined>();
    this.#told = this.#told.map((note) => {
      if (note.field !== "bathroom_notes") return note;
      const index = bathroomOf(note);
      const which = begun.has(index) ? "It" : begun.size === 0 ? "One bathroom" : "Another bathroom";
      begun.add(index);
      return { ...note, text: note.text.replace(/^(?:The bathroom|It) (?=is |has |was )/, `${which} `) };
    });
  }

  #isOrphan(text: string, field: string): boolean {
    return LEANS_ON_MORE.test(text) && this.#told.at(-1)?.field !== field;
  }

  // What a guest has to know is told in the host's own words where it makes no sentence: "Parking: none on site, paid
  // garage next door." Of parking one label holds all that was said, since its notes lean on each other.
  #underLabels(untold: Fact[], all: Fact[]): void {
    for (const field of new Set(untold.map((fact) => fact.field ?? fact.key))) {
      const own = untold.filter((fact) => (fact.field ?? fact.key) === field);
      const facts = all.filter((fact) => (fact.field ?? fact.key) === field);
      const whole = field === "parking_notes" ? labelled(field, facts) : null;
      if (whole !== null) {
        this.#told = this.#told.filter((told) => told.field !== field);
        this.#told.push({ facts, field, text: whole });
        continue;
      }
      const known = field === "things_to_note" ? own.filter(({ value }) => hasToBeKnown(String(value))) : own;
      const text = labelled(field, known);
      if (text !== null) this.#told.push({ facts: known, field, text });
      this.unused.push(...own.filter((fact) => text === null || !known.includes(fact)));
    }
  }

  // "There are chandeliers." and "There is a sofa." are one sentence.
  #add(note: ToldNote): void {
    const last = this.#told.at(-1);
    // Of another bathroom.
    if (last && last.field === "bathroom_notes" && last.facts.at(-1)?.index !== note.facts[0]?.index) {
      this.#told.push(note);
      return;
    }
    // "All of it is private" says nothing without what it speaks of.
    if (
      last &&
      last.field === note.field &&
      /^All of it is \p{L}+\.$/u.test(note.text) &&
      !last.text.includes(", and ")
    ) {
      const text = `${last.text.slice(0, -1)}, all of it ${note.text.slice("All of it is ".length)}`;
      this.#told[this.#told.length - 1] = { ...last, facts: [...last.facts, ...note.facts], text };
      return;
    }
    const joined = last && last.field === note.field ? inOne(last.text, note.text) : null;
    if (last && joined) {
      this.#told[this.#told.length - 1] = { ...last, facts: [...last.facts, ...note.facts], text: joined };
      return;
    }
    const things = /^(?:Outside there|There) (?:is|are) ([^.:]+)\.$/;
    const [before, after] = [things.exec(last?.text ?? "")?.[1], things.exec(note.text)?.[1]];
    const isOne =
      last?.field === note.field &&
      before &&
      after &&
      before.length + after.length < MOST_JOINED &&
      !/,| (?:and|with|that|when|so) /.test(before);
    if (!last || !isOne) this.#told.push(note);
    else
      this.#told[this.#told.length - 1] = {
        ...last,
        facts: [...last.facts, ...note.facts],
        text: `${last.text.slice(0, -1)} and ${after}.`,
      };
  }

  of(...fields: string[]): ToldNote[] {
    return this.#told.filter(({ field }) => fields.includes(field));
  }

  get all(): ToldNote[] {
    return this.#told;
  }

  // "It is a townhouse from 1887": what follows is told of the townhouse.
  #houseIn(field: string): string | null {
    const said = this.of(field).map(
      ({ text }) =>
        /\b(townhouse|town house|house|mansion|villa|cottage|brownstone|building|farmhouse|barn|cabin)\b/.exec(
          text,
        )?.[1],
    );
    return said.find((noun) => noun !== undefined) ?? null;
  }

  // The second sentence about the same thing calls it "it".
  #withPronoun(text: string, noun: string, field: string): string {
    if (/^(?:I|we)$/.test(noun)) return text;
    const last = this.#told.at(-1);
    const opening = noun.charAt(0).toUpperCase() + noun.slice(1);
    const isSame =
      last?.field === field &&
      field !== "bathroom_notes" &&
      last.text.startsWith(`${opening} `) &&
      text.startsWith(`${opening} `);
    return isSame ? `It${text.slice(opening.length)}` : text;
  }
}

function bathroomOf({ facts }: ToldNote): number | undefined {
  return facts.find(({ field }) => field === "bathroom_notes")?.index;
}

// "15 minutes to either", "on the same floor": makes sense only after another note.
const LEANS_ON_MORE =
  /^It (?:goes|runs|stops|leaves) |\beither[.,]|\bbetween the two\b|\bthe same floor\b|\b(?:one|both|some|most|all|each) of them\b|\bthe other one\b/;
const NAMES_PARKING = /\bpark|\bcars?\b|\bgarage\b/i;

function isFitForLabel(value: string): boolean {
  return isFitToTell(value) && isTellable(value) && !mayBeSecret(value);
}

function labelled(field: string, facts: Fact[]): string | null {
  const values = facts.map(({ value }) => String(value));
  return values.length > 0 && values.every(isFitForLabel) ? underLabel(field, values) : null;
}

// "No smoking is allowed" is said the other way round.
function asRule(text: string): string {
  return text.replace(/^No ([\p{L} ]{3,40}) (is|are) allowed\.$/u, (whole, things: string, be: string) =>
    / (?:and|or|no) /.test(things) ? whole : `${things.charAt(0).toUpperCase()}${things.slice(1)} ${be} not allowed.`,
  );
}

// What guests of a room may use is known which one it is.
function withTheRooms(text: string): string {
  if (!text.startsWith("You can use ")) return text;
  return text.replace(
    /\ban? (?=(?:\p{L}+ ){0,2}(?:room|area|kitchen|bath|bathroom|patio|garden|porch|yard|deck|pool|terrace|balcony)\b)/gu,
    "the ",
  );
}

const LONGEST_IN_ONE = 170;
const SAID_OF = /^((?:The [\p{L} ]{3,24}|It|\p{Lu}[\p{L}' -]{2,28}) is) ([\p{L} -]{3,50})\.$/u;
const SAID_NEXT = /^(?:It|The \p{L}+) is ([\p{L}-]{3,20}(?: and [\p{L}-]{3,20})?)(, with [^.]+)?\.$/u;
const AROUND_IT = /^(?:building|development|complex|street|road|area|block|house|neighbou?rhood|room|bedroom|unit)s?$/;
const THERE_IS = /^There (?:is|are) ([^.:]+)\.$/;

// "Shawmut is quiet." and "It is diverse, with all ages." are one sentence, and so are "The condo is bright." and
// "There are high ceilings."
function inOne(before: string, after: string): string | null {
  const said = SAID_OF.exec(before);
  if (!said?.[1] || !said[2] || before.length + after.length > LONGEST_IN_ONE || !isAdjectivePhrase(said[2]))
    return null;
  if (/^There (?:is|are) no\b/.test(after)) return null;
  const things = THERE_IS.exec(after)?.[1];
  // An apartment does not have the building or the street that it is in.
  if (things && AROUND_IT.test(headOf(things.split(/, | and /)[0] ?? ""))) return null;
  if (things) return `${before.slice(0, -1)}, with ${things}.`;
  const next = SAID_NEXT.exec(after);
  if (!next?.[1] || !isAdjectivePhrase(next[1]) || / (?:to|for|in|by|from|at|on) /.test(said[2])) return null;
  const adjectives = [said[2], next[1]].flatMap((each) => each.split(" and "));
  return `${said[1]} ${listOf(adjectives)}${next[2] ?? ""}.`;
}
