import { hash } from "node:crypto";
import { createLruCache } from "#server/process/lru-cache.ts";
import type { Teaser } from "#shared/contract/listings/listings.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import { platformsOf } from "#shared/property-facts.ts";
import { tellAhead } from "#writer/ahead/tell-ahead.ts";
import type { BrandVoice, Description, Sentence } from "#writer/description.ts";
import type { NewFact } from "#writer/ledger/ledger-builder.ts";
import { openingOf, textOf } from "#writer/opening.ts";
import { NothingKnownError, prepareWriting } from "#writer/write-description.ts";
import { writeEmbedded } from "#writer/write-embedded.ts";
import { evidenceOf } from "../read/evidence.ts";
import { digestible, propertyFor, seedOfSubject } from "./write-texts.ts";

const REMEMBERED_TEASERS = 500;

type Asked = {
  // As its order would name it, so that the text bought is the text shown.
  subject: string;
  property: PropertyData;
  seen: NewFact[];
};

// Null while too little is known to write anything.
type WriteTeaser = (asked: Asked, brand: BrandVoice | undefined) => Promise<Teaser | null>;

// The embedded writer's, at no cost. Only the title, the opening and the lengths leave this function.
export function createTeaserWriter(): WriteTeaser {
  const written = createLruCache<Promise<Teaser | null>>(REMEMBERED_TEASERS);
  return (asked, brand) => {
    // The writer is deterministic: the same facts give the same text, however often a page is opened.
    const known = JSON.stringify([asked.subject, asked.property, asked.seen, brand]);
    const key = hash("sha256", known, "base64");
    return written(key, () => writeTeaser(asked, brand));
  };
}

async function writeTeaser({ subject, property, seen }: Asked, brand?: BrandVoice): Promise<Teaser | null> {
  const options = {
    platform: platformsOf(property)[0] ?? "airbnb",
    seed: seedOfSubject(subject),
    ...(brand && { brand }),
  };
  try {
    const request = { property: digestible(propertyFor(property)), options, seen };
    await tellAhead(request);
    const prepared = prepareWriting(request);
    const { sections } = writeEmbedded(prepared.ledger, prepared.options);
    return teaserOf({ sections, facts: prepared.ledger.facts }, property);
  } catch (error) {
    if (error instanceof NothingKnownError) return null;
    throw error;
  }
}

function teaserOf({ sections, facts }: Pick<Description, "sections" | "facts">, property: PropertyData): Teaser {
  const { title, opening, rest } = openingOf(sections);
  const evidenceFor = (part: "title" | "opening", sentences: Sentence[]) =>
    sentences.map((sentence) => ({
      part,
      sentence: sentence.text,
      facts: evidenceOf(
        facts.filter(({ id }) => sentence.facts.includes(id)),
        property,
      ),
    }));
  return {
    title: textOf(title),
    opening: textOf(opening),
    rest,
    evidence: [...evidenceFor("title", title), ...evidenceFor("opening", opening)],
  };
}
