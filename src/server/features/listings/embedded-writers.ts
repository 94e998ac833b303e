import type { PropertyData } from "#shared/contract/orders.ts";
import type { Description } from "#writer/description.ts";
import { descriptionOf, PropertyInput, prepareWriting } from "#writer/write-description.ts";
import { writeEmbedded } from "#writer/write-embedded.ts";
import { prominence, without, withWords } from "./stress-and-leave-out.ts";
import type { WriteDescription, Writers, WritingRequest } from "./write-texts.ts";

const CANDIDATES_WITH_STRESS = 12;

const write: WriteDescription = async (request) => {
  const { options, stress = [] } = request;
  if (stress.length === 0) return describe(request);
  // The composer weighs facts by itself: of several texts, the one that puts the wished ones forward is taken.
  const first = options.seed ?? 0;
  const texts = Array.from({ length: CANDIDATES_WITH_STRESS }, (_, place) =>
    describe({ ...request, options: withWords({ ...options, seed: first + place }, stress) }),
  );
  return texts.reduce((best, text) => (prominence(text, stress) > prominence(best, stress) ? text : best));
};

export const embeddedWriters: Writers = { write, writeEmbedded: write };

function describe({ property, options, seen, leaveOut = [] }: WritingRequest): Description {
  const prepared = prepareWriting({ property: digestible(property), options, seen });
  const written = writeEmbedded(without(prepared.ledger, leaveOut), prepared.options);
  // All that is known stays beside the text: the next version may tell it again.
  return descriptionOf({ ...prepared, ...written });
}

// A detail of the wrong kind is left out: it must not cost the buyer the rest.
export function digestible(property: PropertyData): PropertyInput {
  const read = PropertyInput.safeParse(property);
  if (read.success) return read.data;
  const wrong = new Set(read.error.issues.map(({ path }) => path[0]));
  return PropertyInput.parse(Object.fromEntries(Object.entries(property).filter(([name]) => !wrong.has(name))));
}
