import type { AmenityConcept } from "#writer/ledger/amenities/amenity-concepts.ts";
import type { Fact, Ledger } from "#writer/ledger/fact.ts";
import type { HomeScope } from "#writer/ledger/intake/read-home.ts";
import { isWholeBuilding } from "#writer/notes/words/word-lists.ts";
import { CONSEQUENCE_IDS } from "#writer/rules/lexicon/consequences.ts";
import { findMentions } from "#writer/rules/proof/mentions/find-mentions.ts";
import { readText } from "#writer/text/read-text.ts";
import { thing } from "../amenity-words.ts";
import { ToldNotes } from "../told/told-notes.ts";

export type Picked = { facts: Fact[]; things: string[] };

const LONGEST_ANSWER = 300;
// Notes about the surroundings say nothing of what the home has.
const AROUND = new Set([
  "nearby_places",
  "neighborhood_description",
  "public_transport",
  "getting_around",
  "family_notes",
]);

const IS_STUDIO =
  /^(?!(?:.{0,20} )?(?:art|artist'?s?|yoga|recording|photo|photography|music|pilates|dance|painting|pottery|fitness) studio)(?:an? |own |our |the |whole |entire )?(?:(?:[\p{L}-]+,? ){0,2})studio(?: (?:apartment|flat|suite|condo|room|unit|with|in|on|for|at|near|all)\b|,|\.|$)/iu;

// The confirmed facts of a ledger, as the topics ask for them. What is only seen is not written.
export class Home {
  readonly #byKey = new Map<string, Fact[]>();
  readonly notes: ToldNotes;
  // Keys of ticked boxes that a note says better.
  readonly #silenced = new Set<string>();

  constructor(ledger: Ledger) {
    for (const fact of ledger.facts) {
      if (!fact.isConfirmed) continue;
      const known = this.#byKey.get(fact.key);
      if (known) known.push(fact);
      else this.#byKey.set(fact.key, [fact]);
    }
    const own = ledger.facts.filter(({ field, isConfirmed }) => field !== undefined && isConfirmed);
    const { noun, isRoom, isPart, area } = this;
    this.notes = new ToldNotes(own, { noun, isRoom, isPart, area, bedrooms: this.number("bedrooms") });
    const best = this.bestThing.map(({ value }) => String(value));
    const told = this.notes.all.filter(({ field }) => !AROUND.has(field)).map(({ text }) => text);
    for (const text of [...told, ...best]) this.#silence(text);
  }

  #silence(text: string): void {
    for (const { claim } of findMentions(readText(text))) {
      // A chair or a pan in a note says nothing better of the kitchen.
      if (claim.kind !== "thing" || CONSEQUENCE_IDS.has(claim.id)) continue;
      for (const key of claim.keys) this.#silenced.add(key);
    }
  }

  // What was told already, such as in the opening, is not listed again.
  leaveOut(facts: Fact[]): void {
    for (const { key } of facts) if (key.startsWith("amenity.")) this.#silenced.add(key);
  }

  all(key: string): Fact[] {
    return this.#byKey.get(key) ?? [];
  }

  fact(key: string): Fact | undefined {
    return this.#byKey.get(key)?.[0];
  }

  number(key: string): number | null {
    const value = this.fact(key)?.value;
    return typeof value === "number" ? value : null;
  }

  text(key: string): string | null {
    const value = this.fact(key)?.value;
    return typeof value === "string" ? value : null;
  }

  // Of several facts about one amenity the most telling: private before shared, with details before bare.
  amenity(concept: AmenityConcept): Fact | undefined {
    const facts = this.#byKey.get(`amenity.${concept}`);
    if (!facts || facts.length < 2) return facts?.[0];
    return facts.toSorted((one, other) => detail(other) - detail(one))[0];
  }

  has(concept: AmenityConcept): boolean {
    return this.#byKey.has(`amenity.${concept}`);
  }

  // A ticked box that no note has told already.
  untold(concept: AmenityConcept): Fact | undefined {
    return this.#silenced.has(`amenity.${concept}`) ? undefined : this.amenity(concept);
  }

  pick(concepts: AmenityConcept[], most = 4): Picked {
    const facts = concepts.map((concept) => this.untold(concept)).filter((fact) => fact !== undefined);
    const kept = facts.filter(({ qualifiers }) => qualifiers.where !== "nearby").slice(0, most);
    return { facts: kept, things: kept.map(thing) };
  }

  get bestThing(): Fact[] {
    return [...this.all("space"), ...this.all("note")].filter(
      ({ field, value }) => field === "best_thing" && String(value).length <= LONGEST_ANSWER,
    );
  }

  // All that is told in the host's words, the answer that opens the text included.
  get hostWords(): string[] {
    return [...this.notes.all.map(({ text }) => text), ...this.bestThing.map(({ value }) => String(value))];
  }

  // Beside a host's own words ticked boxes are told plainly: what they are good for, the host would say.
  get isToldByHost(): boolean {
    return this.notes.all.length > 0 || this.bestThing.length > 0;
  }

  get scope(): HomeScope | null {
    return this.text("home.scope") as HomeScope | null;
  }

  get isEntire(): boolean {
    return this.scope === "entire";
  }

  get isRoom(): boolean {
    return this.scope !== null && this.scope !== "entire";
  }

  // Platforms count a studio as one bedroom; what its host calls it says that there is none.
  get isStudio(): boolean {
    const bedrooms = this.number("bedrooms");
    if (this.isRoom || bedrooms === null || bedrooms > 1) return false;
    return bedrooms === 0 || this.all("space").some(({ value }) => IS_STUDIO.test(String(value)));
  }

  // "condo", or a plain word when the kind is not known. No bedroom of its own means a studio.
  get noun(): string {
    const type = this.text("home.type");
    if (this.isStudio && (type === null || /^(?:apartment|flat|condo|rental unit|home|place)$/.test(type)))
      return "studio";
    if (type !== null && /\broom\b/.test(type)) return "home";
    if (type === "guest suite") return "suite";
    // What is let is one apartment of it.
    if (type === "aparthotel") return "apartment";
    return type ?? (this.isRoom ? "home" : "place");
  }

  // A part of a building: an apartment, a room.
  get isPart(): boolean {
    return this.isRoom || /^(?:apartment|condo|flat|studio|suite|loft|rental unit|serviced apartment)$/.test(this.noun);
  }

  // An apartment in a Victorian house is not the house, and neither is a room in it.
  isPartOf(head: string): boolean {
    return this.isPart && isWholeBuilding(head);
  }

  get city(): string | null {
    return this.text("place.city");
  }

  // The name guests know the part of town by.
  get area(): string | null {
    const name = this.text("place.neighborhood")?.split(",")[0] ?? null;
    return name !== null && /^\p{Lu}/u.test(name) ? name : null;
  }

  // "in Harvey Park, Denver", "between Capitol Hill and Union Market".
  get where(): { words: string; facts: Fact[] } | null {
    const facts = this.factsOf("place.neighborhood", "place.city");
    // "Leith, bottom of Leith Walk": in a sentence one name is enough.
    const given = this.text("place.neighborhood");
    const district = (given?.startsWith("between ") ? given : given?.split(", ")[0]) ?? null;
    const { city } = this;
    if (!district) return city ? { words: `in ${city}`, facts } : null;
    if (city !== null && /^(?:downtown|uptown|midtown)$/i.test(district))
      return { words: `in ${district.toLowerCase()} ${city}`, facts };
    const isPhrase = PLACED.test(district);
    const named = isPhrase ? district : namedDistrict(district);
    const isCityNamed = city === null || district.toLowerCase().includes(city.toLowerCase()) || isPhrase;
    return { words: isCityNamed ? named : `${named}, ${city}`, facts };
  }

  // Pets may come, and no rule refuses them or wants to be asked first.
  get petsAreWelcome(): Fact | undefined {
    return this.fact("rule.no-pets") || this.fact("rule.pets") ? undefined : this.fact("pets");
  }

  factsOf(...keys: string[]): Fact[] {
    return keys.map((key) => this.fact(key)).filter((fact) => fact !== undefined);
  }
}

const PLACED =
  /^(?:(?:between|near|on|at|by|along|above|below|next to|close to|just|right|off|opposite|behind|around|across|steps|minutes|a few) |\d)/;
const IS_STREET = /^\p{Lu}.* (?:Street|St|Road|Rd|Lane|Avenue|Ave|Boulevard|Blvd|Drive|Quay|Row|Mile)(?: [NS][EW])?$/iu;
// Names that are spoken with their article.
const TAKES_THE =
  /^(?!the )\p{Lu}.* (?:Mile|Corridor|District|Quarter|Waterfront|Docklands|Peninsula|Side|Loop)$|^(?:Loop|Gold Coast|Bronx|Castro|Marais|Haight|Gabba)$/iu;

// "in Harvey Park", "on Easter Road", "on the Royal Mile", "in the old town".
function namedDistrict(district: string): string {
  const [, edge] = /^(?:the )?edge of (.+)$/i.exec(district) ?? [];
  if (edge) return `on the edge of ${edge}`;
  const isBare = /^(?:\p{Lu}|downtown|uptown|midtown|central|north|south|east|west|the )/u.test(district);
  const article = !isBare || TAKES_THE.test(district) ? "the " : "";
  return `${IS_STREET.test(district) ? "on" : "in"} ${article}${district}`;
}

function detail(fact: Fact): number {
  const { access, kinds, size } = fact.qualifiers;
  return (access === "shared" ? 4 : 0) + (access ? 2 : 0) + (size ? 1 : 0) + (kinds ? 1 : 0);
}
