import { Home } from "#writer/compose/home/home.ts";
import type { Sentence } from "#writer/description.ts";
import { type Proving, provenSentences } from "./prove-line.ts";
import { bedsReply, checkInReply, parkingReply, petsReply, type ReplyPlan, wifiReply } from "./reply-plans.ts";

export const REPLY_TOPICS = ["parking", "check-in", "beds", "wifi", "pets"] as const;
export type ReplyTopic = (typeof REPLY_TOPICS)[number];

export type Reply = {
  topic: ReplyTopic;
  question: string;
  // Null while the fact is unknown: nothing is made up for it.
  text: string | null;
  facts: string[];
  // What is still to be said, and the question of the form that asks for it.
  missing: { words: string; field: string } | null;
};

const MOST_SENTENCES = 3;

const PLANS: Record<ReplyTopic, { question: string; plan: (home: Home) => ReplyPlan }> = {
  parking: { question: "Is there parking?", plan: parkingReply },
  "check-in": { question: "When and how do we check in?", plan: checkInReply },
  beds: { question: "Who sleeps where?", plan: bedsReply },
  wifi: { question: "Is there wifi?", plan: wifiReply },
  pets: { question: "Can we bring a pet?", plan: petsReply },
};

// What guests ask most, answered as a host would write it and from the facts alone.
export function replySnippets(proving: Proving): Reply[] {
  const home = new Home(proving.ledger);
  return REPLY_TOPICS.map((topic) => {
    const { question, plan } = PLANS[topic];
    const { sentences, closing, missing } = plan(home);
    const told = provenSentences(sentences, proving).slice(0, MOST_SENTENCES);
    const end = told.length === 1 && closing !== null ? provenSentences([inPerson(home, closing)], proving) : [];
    const all = told.length > 0 ? [...told, ...end] : [];
    return {
      topic,
      question,
      text: all.length > 0 ? all.map(({ text }) => text).join(" ") : null,
      facts: [...new Set(all.flatMap(({ facts }) => facts))],
      missing: told.length === 0 || missing?.isPart ? withoutPart(missing ?? NOTHING_LEFT[topic]) : null,
    };
  });
}

// For facts that are known and may not be told: the host is asked for other words.
const NOTHING_LEFT: Record<ReplyTopic, { words: string; field: string }> = {
  parking: { words: "Say where guests park and what it costs.", field: "parking" },
  "check-in": { words: "Say from when guests may arrive and how they get in.", field: "check_in_time" },
  beds: { words: "Say which beds are in which room.", field: "bedrooms" },
  wifi: { words: "Say whether there is wifi.", field: "amenities" },
  pets: { words: "Say whether pets may come.", field: "pets_policy" },
};

function withoutPart({ words, field }: { words: string; field: string }): { words: string; field: string } {
  return { words, field };
}

// Who writes "we" in the form writes "we" to guests.
function inPerson(home: Home, text: string): Sentence {
  const isWe = home.notes.all.some((note) => /\b(?:we|us|our)\b/i.test(note.text));
  const said = isWe ? text.replace(/\bI will\b/g, "we will").replace(/\bme\b/g, "us") : text;
  return { text: said, facts: [] };
}
