import { ownValue } from "#shared/own-value.ts";

// What a model may do about a fault of its text, by the rule that found it.
const HINTS: Record<string, string> = {
  "proof.amenity": "No fact has this thing. Leave it out.",
  "proof.place": "No fact names this place. Leave it out.",
  "proof.word": "No fact knows this word. Say it in the words of the facts, or leave it out.",
  "proof.name": "No fact holds this name. Leave it out.",
  "proof.number": "This number is not given for what it counts here. Use the fact's own number, or none.",
  "proof.distance": "No fact says how far or near this is. Give its minutes as they were given, or only name it.",
  "proof.attribute": "No fact says this of the thing it stands beside.",
  "proof.claim": "No fact claims this. Leave the claim out.",
  "proof.praise": "Praise that no fact contains. Leave the adjective out.",
  "proof.judgment": "A noun takes only an adjective that a fact contains.",
  "proof.gift": "Nobody said that the host gives or has this. Speak of what the guest brings or does, or leave it out.",
  "proof.grant": "Nobody said that this is free, given or nobody else's. Name it without that, or leave it out.",
  "proof.deed": "Nobody said that this place, person or thing does that.",
  "proof.host": "The host did not say this. Keep to the host's own words.",
  "proof.relation": "No fact says where this stands or what it leads to. Name it without its place.",
  "proof.room-of": "No fact puts this into that room. Name it without the room.",
  "proof.habit": "No fact says that this happened, happens so often, or holds for each of them.",
  "proof.time": "No fact gives this day or month for it.",
  "proof.sense": "No fact says what is heard or smelt.",
  "proof.refused": "The host refuses this.",
  "proof.contradiction": "A fact says the opposite.",
  "proof.negation": "No fact denies this. Leave the denial out.",
  "proof.shared": "Say once that it is shared.",
  "proof.paid": "Say once that it is paid.",
  "proof.seasonal": "Say once when it is open.",
};

export function hintFor(rule: string): string | undefined {
  return ownValue(HINTS, rule);
}
