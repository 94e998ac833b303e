import type { AmenityConcept } from "#writer/ledger/amenity-concepts.ts";
import type { Fact, Ledger } from "#writer/ledger/fact.ts";
import type { HomeScope } from "#writer/ledger/read-home-kind.ts";
import { thing } from "./amenity-words.ts";

export type Picked = { facts: Fact[]; things: string[] };

// The confirmed facts of a ledger, as the topics ask for them. What is only seen is not written.
export class Home {
  readonly #byKey = new Map<string, Fact[]>();

  constructor(ledger: Ledger) {
    for (const fact of ledger.facts) {
      if (!fact.isConfirmed) continue;
      const known = this.#byKey.get(fact.key);
      if (known) known.push(fact);
      else this.#byKey.set(fact.key, [fact]);
    }
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

  pick(concepts: AmenityConcept[], most = 4): Picked {
    const facts = concepts.map((concept) => this.amenity(concept)).filter((fact) => fact !== undefined);
    const kept = facts.slice(0, most);
    return { facts: kept, things: kept.map(thing) };
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

  // "condo", or a plain word when the kind is not known.
  get noun(): string {
    return this.text("home.type") ?? (this.isRoom ? "home" : "place");
  }

  // A home on the water is one by its kind: "a waterfront cottage".
  get shore(): { word: string; fact: Fact } | null {
    const water = this.amenity("waterfront");
    if (water) return { word: "waterfront", fact: water };
    const beach = this.amenity("beach-access");
    const isOnBeach =
      beach !== undefined && /beachfront/.test(String(beach.value)) && beach.qualifiers.access !== "shared";
    return isOnBeach ? { word: "beachfront", fact: beach } : null;
  }

  get city(): string | null {
    return this.text("place.city");
  }

  // The words that place names begin with, in small letters.
  get placeWords(): Set<string> {
    const names = ["place.city", "place.region", "place.country", "place.neighborhood"].map(
      (key) => this.text(key) ?? "",
    );
    return new Set(names.map((name) => name.split(/[ ,]/)[0]?.toLowerCase() ?? ""));
  }

  factsOf(...keys: string[]): Fact[] {
    return keys.map((key) => this.fact(key)).filter((fact) => fact !== undefined);
  }
}

function detail(fact: Fact): number {
  const { access, kinds, size } = fact.qualifiers;
  return (access === "shared" ? 4 : 0) + (access ? 2 : 0) + (size ? 1 : 0) + (kinds ? 1 : 0);
}
