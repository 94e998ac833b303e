import { planOf } from "#writer/compose/compose-sections.ts";
import type { Description, Section } from "#writer/description.ts";
import { createModel } from "#writer/models/calls/create-model.ts";
import type { ModelSettings } from "#writer/models/calls/model-settings.ts";
import type { SpendingCap } from "#writer/models/calls/spending-cap.ts";
import type { CheckText } from "#writer/models/checks/check-text.ts";
import { type ModelWriting, writeWithModel } from "#writer/models/write-with-model.ts";
import { checkSections } from "#writer/rules/check-sections.ts";
import { fieldsOf } from "#writer/rules/platform-fields.ts";
import { type DescriptionRequest, descriptionOf, prepareWriting } from "#writer/write-description.ts";
import { sayHostWordsOnce, writeEmbedded } from "#writer/write-embedded.ts";

type Describing = DescriptionRequest & { signal?: AbortSignal; onSection?: (section: Section) => void };
export type ModelDescription = Description & { writing: Omit<ModelWriting, "sections"> };
export type DescribeWithModel = (request: Describing) => Promise<ModelDescription>;

type ModelWriter = { settings: ModelSettings; spending?: SpendingCap };

// The same facts in and the same proof as the embedded writer's, with a language model choosing the words.
export function createModelWriter({ settings, spending }: ModelWriter): DescribeWithModel {
  const model = createModel(settings);
  return async ({ signal, onSection, ...request }) => {
    const prepared = prepareWriting(request);
    const { ledger, options } = prepared;
    const brand = options.brand ? { brand: options.brand } : {};
    const check: CheckText = (sections, writer) =>
      checkSections({ platform: options.platform, sections, ledger, writer, ...brand });
    const { sections: written, ...writing } = await writeWithModel({
      ledger,
      options,
      fields: fieldsOf(options.platform),
      plan: planOf(ledger, options.seed).join("\n"),
      model,
      check,
      readsAgain: true,
      embedded: (known, wanted) => writeEmbedded(known, wanted).sections,
      onSection,
      price: settings.pricePerMillionTokens,
      spending,
      signal,
    });
    const sections = sayHostWordsOnce(written, { ledger, platform: options.platform });
    return { ...descriptionOf({ ...prepared, sections, findings: check(sections, "embedded") }), writing };
  };
}
