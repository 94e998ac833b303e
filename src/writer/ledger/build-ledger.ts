import { usedAnswers } from "#shared/intake/field-rules.ts";
import { INTAKE_SECTIONS } from "#shared/intake/intake-schema.ts";
import { countBathrooms } from "#shared/property-facts.ts";
import { plainWords } from "../text/word-forms.ts";
import { amenityFacts } from "./amenities/parse-amenity.ts";
import { type Cite, citedAmenities, citedFacts, citing } from "./cite-sources.ts";
import type { FactSource, Ledger } from "./fact.ts";
import { findContradictions, isUnlikely } from "./find-contradictions.ts";
import { sentencesOf } from "./intake/field-readers.ts";
import { intakeFacts } from "./intake/intake-facts.ts";
import { type Bedroom, readBathroom, readBedrooms, readHomeKind } from "./intake/read-home.ts";
import { LedgerBuilder, type NewFact } from "./ledger-builder.ts";
import { namesIn, withNames } from "./place/names-in-notes.ts";
import { type Place, readPlace } from "./place/read-place.ts";
import { sayableDistrict, sayableTown, townOfDistrict } from "./place/sayable-district.ts";
import type { PropertyInput } from "./property-input.ts";

const SQUARE_FEET = "sq ft";
const SMALLEST_HOME = 60;
const LARGEST_HOME = 50_000;
// The host is asked, and nothing is written of it.
const DOUBTED = { confidence: 0.3, isConfirmed: false };

// Every fact the forms give about a home, and what was seen in its photos and on its plan.
export function buildLedger(property: PropertyInput, seen: NewFact[] = []): Ledger {
  const ledger = new LedgerBuilder();
  const source: FactSource = property.formType === "legacy" ? "legacy form" : "form";
  const owners = property.ownerAnswers ?? {};
  const cite = citing(source, owners);
  addKind(ledger, property, cite);
  addPlace(ledger, property, cite);
  addRooms(ledger, property, cite);
  addCapacity(ledger, property, cite);
  const form = usedAnswers(INTAKE_SECTIONS, property);
  const said = citedFacts(form, owners, source);
  const names = namesIn(
    placeNames(ledger),
    said.filter(isNote).map(({ value }) => String(value)),
  );
  for (const fact of said) {
    const value = isNote(fact) ? withNames(String(fact.value), names) : fact.value;
    ledger.add({ ...fact, value, ...(isUnlikely(fact) && DOUBTED) });
  }
  for (const { line, isOwners } of citedAmenities(property.amenities ?? [], form, owners))
    addAmenity(ledger, line, isOwners ? "owner" : source);
  for (const line of property.features ?? []) addAmenity(ledger, line, cite("features"));
  for (const fact of seen) ledger.add(fact);
  const contradictions = findContradictions(ledger.facts);
  const withheld = new Set(contradictions.flatMap((one) => one.withheld ?? []));
  const facts = ledger.facts.map((fact) => (withheld.has(fact.id) ? { ...fact, ...DOUBTED } : fact));
  return { facts, contradictions };
}

function isNote({ field, value }: Pick<NewFact, "field" | "value">): boolean {
  return field !== undefined && typeof value === "string";
}

function placeNames({ facts }: LedgerBuilder): string[] {
  return facts
    .filter(({ key }) => /^place\.(?:city|neighborhood|region|country)$/.test(key))
    .flatMap(({ value }) => String(value).split(", "));
}

function addKind(ledger: LedgerBuilder, property: PropertyInput, cite: Cite): void {
  const { type, scope } = readHomeKind(property.property_type, property.room_type);
  if (type) ledger.add({ key: "home.type", value: type, source: cite("property_type") });
  if (scope) ledger.add({ key: "home.scope", value: scope, source: cite("room_type") });
}

function addPlace(ledger: LedgerBuilder, property: PropertyInput, cite: Cite): void {
  const read = readPlace(property.address ?? property.property_address ?? "");
  const town = sayableTown(property.town ?? "");
  const place = town ? { ...read, city: town, otherCity: null } : read;
  if (place.city) ledger.add({ key: "place.city", value: place.city, source: town ? cite("town") : "address" });
  // The host is asked which of the two it is; until then the wider one, which holds either way, is written.
  if (place.otherCity)
    ledger.add({ key: "place.city", value: place.otherCity, source: "address", confidence: 0.5, isConfirmed: false });
  for (const value of place.regions) ledger.add({ key: "place.region", value, source: "address" });
  if (place.country) ledger.add({ key: "place.country", value: place.country, source: "address" });
  for (const part of place.street.filter((each) => each !== place.city))
    ledger.add({ key: "place.street", value: part, source: "address" });
  const given = (property.neighborhood ?? "").trim();
  const source = cite("neighborhood");
  const elsewhere = townOfDistrict(given, place);
  if (elsewhere !== null)
    ledger.add({ key: "place.neighborhood", value: given, source, confidence: 0.5, isConfirmed: false });
  const neighborhood = elsewhere === null ? sayableDistrict(given, place.city, widerNames(place)) : null;
  if (given === "" || plainWords(given) === plainWords(place.city ?? "")) return;
  const isList = given.split(",").length > 2 && given.split(", ").every((name) => /^\p{Lu}/u.test(name));
  const isSentence = !isList && (given.length > 60 || /[.!?]/.test(given.slice(0, -1)));
  if (!isSentence && !neighborhood) return;
  if (neighborhood && !isSentence) ledger.add({ key: "place.neighborhood", value: neighborhood, source });
  else for (const fact of intakeFacts({ neighborhood_description: given })) ledger.add({ ...fact, source });
}

// A state or country is no district.
function widerNames({ regions, country }: Place): string[] {
  return [...regions, ...(country ? [country] : [])];
}

function addRooms(ledger: LedgerBuilder, property: PropertyInput, cite: Cite): void {
  const { bedrooms, bathrooms } = property;
  if (typeof bedrooms === "number" && Number.isInteger(bedrooms))
    ledger.add({ key: "bedrooms", value: bedrooms, source: cite("bedrooms") });
  else if (Array.isArray(bedrooms) && bedrooms.length > 0) addBedrooms(ledger, property, cite("bedrooms"));
  if (property.beds !== undefined && property.beds > 0 && Number.isInteger(property.beds))
    ledger.add({ key: "beds", value: property.beds, source: cite("beds") });
  if (Array.isArray(bathrooms)) addBathroomList(ledger, property, cite("bathrooms"));
  else addBathrooms(ledger, property, cite("bathrooms"));
  if (property.squareFootage) {
    const size = `${property.squareFootage.toLocaleString("en-US")} ${SQUARE_FEET}`;
    // A home is not 12 square feet: the host is asked, and nothing is written.
    const isLikely = property.squareFootage >= SMALLEST_HOME && property.squareFootage <= LARGEST_HOME;
    const doubt = isLikely ? {} : DOUBTED;
    ledger.add({
      key: "area",
      value: property.squareFootage,
      qualifiers: { size },
      source: cite("squareFootage"),
      ...doubt,
    });
  }
}

// A studio's list holds the room one sleeps in: its beds count, but it is no bedroom.
function addBedrooms(ledger: LedgerBuilder, property: PropertyInput, source: FactSource): void {
  const rooms = readBedrooms(property.bedrooms);
  const isStudio = readHomeKind(property.property_type, property.room_type).type === "studio" && rooms.length === 1;
  if (!isStudio) ledger.add({ key: "bedrooms", value: rooms.length, source });
  const beds = rooms.reduce((sum, room) => sum + room.bedCount, 0);
  const isEveryBedKnown = rooms.every((room) => room.bedCount > 0);
  if (property.beds === undefined && isEveryBedKnown && beds > 0) ledger.add({ key: "beds", value: beds, source });
  for (const [at, room] of rooms.entries()) {
    if (isStudio || (room.beds.length === 0 && room.features.length === 0)) continue;
    const kinds = [...room.beds, ...room.features];
    const name = room.name && !isNameOfTwo(rooms, room.name) ? { name: room.name } : {};
    ledger.add({ key: "bedroom", value: room.beds.join(", "), qualifiers: { kinds, ...name }, index: at + 1, source });
    // What no list of ours has is the host's own note on the room.
    for (const value of room.features.filter((feature) => !isOffered(feature)))
      ledger.add({ key: "space", value, field: "bedroom_notes", index: at + 1, source });
  }
}

const OFFERED = new Set(
  INTAKE_SECTIONS.flatMap(({ fields }) => fields)
    .filter(({ id }) => id === "bedrooms")
    .flatMap(({ options = [] }) => options.map((option) => option.toLowerCase())),
);

function isOffered(feature: string): boolean {
  return OFFERED.has(feature.toLowerCase());
}

function isNameOfTwo(rooms: Bedroom[], name: string): boolean {
  return rooms.filter((room) => room.name === name).length > 1;
}

function addBathroomList(ledger: LedgerBuilder, property: PropertyInput, source: FactSource): void {
  const rooms = Array.isArray(property.bathrooms) ? property.bathrooms.map(readBathroom) : [];
  if (rooms.length === 0) return;
  const isShared = rooms.every(({ type, notes }) => type === "shared" || isSaidShared(notes));
  const isOwn = rooms.length === 1 && rooms.every(({ notes }) => SAYS_OWN.test(notes) && !SAYS_SHARED.test(notes));
  const said = accessIn(property.bathrooms_text) ?? (isOwn ? "private" : null);
  const access = isShared ? "shared" : said;
  const qualifiers = access ? { access } : {};
  ledger.add({ key: "bathrooms", value: countBathrooms(rooms), qualifiers, source });
  for (const [at, room] of rooms.entries()) {
    if (room.type) ledger.add({ key: "bathroom", value: room.type, index: at + 1, source });
    for (const value of sentencesOf(room.notes))
      ledger.add({ key: "space", value, field: "bathroom_notes", index: at + 1, source });
  }
}

const SAYS_SHARED = /\bshared?\b/i;
const SAYS_OWN = /\b(?:own|private|en-?suite)\b(?! (?:entrance|kitchen|toilet|sink|shower|washer))/i;

// "shared with two others", "bathroom is shared"; not "shared or private, depends on the room", not "not shared".
function isSaidShared(notes: string): boolean {
  return (
    /^shared\b(?! or)|\bbath(?:room)? (?:is )?shared\b|\bshared bath/i.test(notes) &&
    !/\bnot shared\b|\bprivate\b/i.test(notes)
  );
}

function addBathrooms(ledger: LedgerBuilder, property: PropertyInput, source: FactSource): void {
  const words = plainWords(property.bathrooms_text ?? "");
  const written = /half-bath/.test(words) ? 0.5 : Number.parseFloat(words);
  const count = typeof property.bathrooms === "number" ? property.bathrooms : written;
  if (!Number.isFinite(count) || count === 0) return;
  const access = accessIn(words);
  ledger.add({ key: "bathrooms", value: count, qualifiers: access ? { access } : {}, source });
}

function accessIn(words: string | undefined): "shared" | "private" | null {
  const text = (words ?? "").toLowerCase();
  return text.includes("shared") ? "shared" : text.includes("private") ? "private" : null;
}

// One guest, and a pet box left empty, are what an untouched express form sends: no facts.
function addCapacity(ledger: LedgerBuilder, property: PropertyInput, cite: Cite): void {
  const { maxGuests, guestsGiven } = property;
  const source = cite("maxGuests");
  const rooms = typeof property.bedrooms === "number" ? property.bedrooms : (property.bedrooms?.length ?? 0);
  if (maxGuests && !Number.isInteger(maxGuests)) return addPets(ledger, property, cite);
  const isDefault = property.formType === "express" || rooms > 1 || (property.beds ?? 0) > 1;
  const isUntouched = maxGuests === 1 && guestsGiven !== true && isDefault;
  if (maxGuests && !isUntouched) ledger.add({ key: "guests", value: maxGuests, source });
  else if (maxGuests && property.formType !== "express") {
    ledger.add({ key: "guests", value: maxGuests, source, confidence: 0.3, isConfirmed: false });
  }
  addPets(ledger, property, cite);
}

function addPets(ledger: LedgerBuilder, { petFriendly }: PropertyInput, cite: Cite): void {
  if (petFriendly === true || petFriendly === "true")
    ledger.add({ key: "pets", value: true, source: cite("petFriendly") });
}

function addAmenity(ledger: LedgerBuilder, line: string, source: FactSource): void {
  for (const fact of amenityFacts(line)) {
    const isListed = source !== "owner" && fact.key.startsWith("amenity.");
    ledger.add({ ...fact, source: isListed ? "amenity list" : source });
  }
}
