import { describeFinding } from "#server/adapters/eyes/describe-findings.ts";
import { readMarks } from "#server/adapters/eyes/finding-marks.ts";
import { type LookUpParts, lookUp } from "#server/adapters/eyes/look-up.ts";
import { roomsOf, sayingFor } from "#server/adapters/eyes/say-of-photos.ts";
import { factsOf, isCount, type Marks, type SeenThing, thingsIn } from "#server/adapters/eyes/seen-things.ts";
import { AppError } from "#server/http/app-error.ts";
import type { DraftPictures, PictureQuestion } from "#shared/contract/intake-pictures.ts";
import { draftView } from "#shared/intake/draft-view.ts";
import { INTAKE_SECTIONS } from "#shared/intake/intake-schema.ts";
import { DRAFT_PICTURES, picturesOf } from "#shared/property-pictures.ts";
import { buildLedger } from "#writer/ledger/build-ledger.ts";
import { PropertyInput } from "#writer/ledger/property-input.ts";
import { type Access, type Asked, openDraft } from "./access.ts";
import type { StoredDraft } from "./store.ts";

export async function readPictures(eyes: LookUpParts, asked: Asked): Promise<DraftPictures> {
  const access = await openDraft(eyes.db, asked);
  requirePictures(access);
  return describePictures(eyes, access.draft);
}

// Who may not see a draft's pictures learns nothing of what they show either.
export function requirePictures({ role, draft }: Access): void {
  const { keys } = draftView({ role, ownerSections: draft.ownerSections });
  if (!Object.values(DRAFT_PICTURES).every((key) => keys.has(key))) throw new AppError("forbidden");
}

export async function describePictures(eyes: LookUpParts, { id, formData }: StoredDraft): Promise<DraftPictures> {
  const looked = await lookUp(eyes, formData);
  const marks = await readMarks(eyes.db, { draftId: id });
  const things = thingsIn(looked.findings, looked.pictures, marks);
  // The form counts the rooms, and a plan that counts otherwise asks.
  const markable = things.filter((thing) => !isCount(thing));
  return {
    ...picturesOf(formData),
    rooms: roomsOf(looked, marks),
    findings: markable.map((thing) => describeFinding(thing, marks[thing.id] ?? "seen")),
    saying: sayingFor(looked, marks),
    questions: questionsOf(formData, things, marks),
    analysis: looked.analysis,
  };
}

// Where the pictures and the answers cannot both be right.
function questionsOf(formData: StoredDraft["formData"], things: SeenThing[], marks: Marks): PictureQuestion[] {
  const property = PropertyInput.safeParse(formData);
  if (!property.success) return [];
  const { facts, contradictions } = buildLedger(property.data, factsOf(things, marks));
  return contradictions.flatMap(({ question, facts: ids }) => {
    const disputed = facts.filter(({ id }) => ids.includes(id));
    const shown = things.find(({ fact }) =>
      disputed.some(({ key, value, source }) => key === fact.key && value === fact.value && source === fact.source),
    );
    return shown ? [{ question, finding: shown.id, section: sectionAsking(shown.fact.key) }] : [];
  });
}

function sectionAsking(fieldId: string): string | null {
  return INTAKE_SECTIONS.find(({ fields }) => fields.some(({ id }) => id === fieldId))?.id ?? null;
}
