import type { Section } from "#writer/description.ts";
import type { CheckText } from "#writer/models/check-text.ts";
import { type AnswerRules, findSectionFaults } from "#writer/models/find-answer-faults.ts";
import type { SectionAnswer } from "#writer/models/section-answer.ts";
import { sectionOf } from "#writer/models/section-answer.ts";

export type SectionReporter = {
  // A section as the model finished it; told on only if nothing blocks it.
  offer(answer: SectionAnswer): void;
  // The sections that were chosen in the end; those that were told on already are not repeated.
  settle(sections: Section[]): void;
};

type ReporterSettings = {
  rules: AnswerRules;
  check: CheckText;
  onSection: (section: Section) => void;
};

export function createSectionReporter({ rules, check, onSection }: ReporterSettings): SectionReporter {
  const reported = new Map<string, string>();
  let isListening = true;

  function report(section: Section) {
    if (!isListening || reported.get(section.heading) === section.text) return;
    reported.set(section.heading, section.text);
    try {
      onSection(section);
    } catch {
      // A page that went away must not cost the buyer the text.
      isListening = false;
    }
  }

  return {
    offer(answer) {
      const section = sectionOf(answer);
      if (section.text === "") return;
      const findings = [...findSectionFaults(section, rules), ...check([section], "model")];
      // A section on its own lacks the others, which is no fault of it.
      const isBlocked = findings.some((one) => one.severity === "block" && one.section === section.heading);
      if (!isBlocked) report(section);
    },
    settle(sections) {
      for (const section of sections) report(section);
    },
  };
}
