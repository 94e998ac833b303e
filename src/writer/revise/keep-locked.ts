import { sectionOf } from "#writer/compose/compose-sections.ts";
import { contentOfSections, type Description, type Section, type Sentence } from "#writer/description.ts";
import { fieldsOf, isTitleField } from "#writer/rules/platform-fields.ts";

// The sentences of a field written anew, with those that are locked where they stood: what they tell is not told twice,
// and where there is no room the new ones give way.
export function withLocked(former: readonly Sentence[], written: readonly Sentence[], longest: number): Sentence[] {
  const locked = former.filter(({ isLocked }) => isLocked);
  if (locked.length === 0) return [...written];
  const told = new Set(locked.flatMap(({ facts }) => facts));
  const isRepeating = ({ text, facts }: Sentence) =>
    locked.some((one) => one.text === text) || (facts.length > 0 && facts.every((id) => told.has(id)));
  let fresh = written.filter((sentence) => !isRepeating(sentence));
  for (;;) {
    const merged = [...fresh];
    for (const sentence of locked) {
      const share = former.indexOf(sentence) / Math.max(1, former.length - 1);
      merged.splice(Math.round(share * merged.length), 0, sentence);
    }
    if (fresh.length === 0 || sectionOf("", merged).text.length <= longest) return merged;
    fresh = fresh.slice(0, -1);
  }
}

// A text written anew, in which every locked sentence of the former one stands as it was. Both cite facts by the same ids.
export function keepLocked(former: Description, written: Description): Description {
  if (!former.sections.some(({ sentences }) => sentences.some(({ isLocked }) => isLocked))) return written;
  const sections = fieldsOf(written.platform).flatMap(({ heading, maxChars }): Section[] => {
    const own = written.sections.find((section) => section.heading === heading);
    const before = former.sections.find((section) => section.heading === heading)?.sentences ?? [];
    if (isTitleField(heading) && before.some(({ isLocked }) => isLocked)) return [sectionOf(heading, before)];
    const sentences = withLocked(before, own?.sentences ?? [], maxChars);
    return sentences.length > 0 ? [sectionOf(heading, sentences)] : [];
  });
  const content = contentOfSections(sections);
  return { ...written, sections, content };
}
