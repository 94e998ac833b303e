// Prints, for each language, how many true translations the proof refuses and how many invented ones it lets through.
import { parseArgs } from "node:util";
import { LANGUAGES } from "#shared/contract-values.ts";
import { readLanguageCorpus } from "#tests/language-corpus/read-corpus.ts";
import { checkPair } from "#writer/languages/proof/check-pair.ts";

const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== "--"),
  options: { show: { type: "boolean", default: false } },
});

const NAMES = {
  developing: "tuned on",
  "whole-texts": "whole texts of the embedded writer, as a translator would put them",
  measuring: "written apart from the lists (decision 17 has the figures at first sight)",
};

for (const part of ["developing", "whole-texts", "measuring"] as const) {
  const judged = readLanguageCorpus(part).map((pair) => ({
    ...pair,
    faults: checkPair({ ...pair, facts: [], platform: "airbnb" }),
  }));
  console.log(NAMES[part]);
  for (const language of LANGUAGES) {
    const own = judged.filter((pair) => pair.language === language);
    const isTrue = own.filter((pair) => pair.isTrue);
    const invented = own.filter((pair) => !pair.isTrue);
    const refused = isTrue.filter(({ faults }) => faults.length > 0);
    const passed = invented.filter(({ faults }) => faults.length === 0);
    console.log(
      `${language}  true refused ${refused.length} of ${isTrue.length}   invented let through ${passed.length} of ${invented.length}`,
    );
    if (!values.show) continue;
    for (const { text, faults } of refused)
      console.log(`  refused  ${text}  [${faults.map(({ reason }) => reason).join(" ")}]`);
    for (const { text } of passed) console.log(`  passed   ${text}`);
  }
}
