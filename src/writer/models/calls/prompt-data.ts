import { randomBytes } from "node:crypto";
import type { Section } from "#writer/description.ts";
import type { Fact, Ledger } from "#writer/ledger/fact.ts";

// Mail addresses, links and telephone numbers: never sent to a model, so never a model's to write.
export const CONTACT_WORDS = /\S@[^\s@]+\.\S|https?:|\bwww\.|\d[\d ().-]{7,}\d|\b\d{3}[-. ]\d{4}\b/i;

const MAX_FACTS = 300;
const MAX_VALUE_CHARACTERS = 600;

// What no guest may read before booking, and no provider needs to know.
const PRIVATE_KEY = /\b(address|street|postcode|zip|phone|email|contact|password|codes?|licen[cs]e|registration)\b/i;

// Words to a writer rather than about a home. They would be quoted and checked anyway, but say nothing worth sending.
const TO_THE_WRITER = [
  /\b(ignore|disregard|forget|override|bypass)\b.{0,40}\b(rules?|instructions?|prompts?|above|previous|guidelines|checks?)\b/i,
  /(^|\band |\bplease |\bthen |\bnow |[:;,>] ?)(say|write|state|claim|mention|add|respond|reply|answer|output|print)\b(?! (?:on|upon|at|before|when|if|so|which|what you|it (?:on|in|down)|your)\b)/i,
  /\b(system|developer) (prompt|message)\b|\blanguage model\b|\bchatbot\b|\b(system|assistant|user):|<\/?[a-z]/i,
];

// Only confirmed facts are sent. Of facts that contradict each other, only the one the embedded writer stands by.
export function factsForModel({ facts, contradictions }: Ledger, embedded: Section[]): Fact[] {
  const stated = new Set(embedded.flatMap(({ sentences }) => sentences.flatMap((sentence) => sentence.facts)));
  const disputed = new Set(contradictions.flatMap((contradiction) => contradiction.facts));
  const streets = facts.filter(({ key }) => key === "place.street").map(({ value }) => String(value).toLowerCase());
  const usable = facts.filter(
    (fact) => fact.isConfirmed && !isUnfit(fact, streets) && (stated.has(fact.id) || !disputed.has(fact.id)),
  );
  // With thousands of facts, those that matter come first.
  const inOrder = [...usable.filter(({ id }) => stated.has(id)), ...usable.filter(({ id }) => !stated.has(id))];
  return inOrder.slice(0, MAX_FACTS);
}

function isUnfit({ key, value }: Fact, streets: string[]): boolean {
  const words = String(value).toLowerCase();
  if (typeof value === "string" && TO_THE_WRITER.some((pattern) => pattern.test(value))) return true;
  return PRIVATE_KEY.test(key) || CONTACT_WORDS.test(words) || streets.some((street) => words.includes(street));
}

// A host's own words come with the question that they answer.
export function factAsData({ id, key, value, qualifiers, field }: Fact) {
  const said = typeof value === "string" ? value.slice(0, MAX_VALUE_CHARACTERS) : value;
  return { id, key, ...(field && { asked: field.replaceAll("_", " ") }), value: said, ...qualifiers };
}

// Between random marks, and with no "<" of its own, a value cannot end the quotation.
export function quoteAsData(name: string, value: unknown): string {
  const mark = `${name}-${randomBytes(9).toString("hex")}`;
  const json = linesOf(value).replaceAll("<", "\\u003c").replaceAll(">", "\\u003e");
  return `<${mark}>\n${json}\n</${mark}>`;
}

// One line for each of a list's items: a prompt is paid for by its length.
function linesOf(value: unknown): string {
  if (!Array.isArray(value)) return JSON.stringify(value, undefined, 1);
  return `[\n${value.map((item) => JSON.stringify(item)).join(",\n")}\n]`;
}
