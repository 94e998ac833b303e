// The words that a word may be a form of: "dries" of "dry", "packing" of "pack", "used" of "use". Some are no words at
// all, which does no harm where they are only looked up.
export function baseForms(word: string): string[] {
  const forms = [word];
  const add = (stem: string, ...endings: string[]) => {
    if (stem.length >= 2) for (const ending of endings) forms.push(stem + ending);
  };
  if (word.endsWith("s") && !word.endsWith("ss")) add(word.slice(0, -1), "");
  if (word.endsWith("es")) add(word.slice(0, -2), "");
  if (word.endsWith("ies")) add(word.slice(0, -3), "y");
  if (word.endsWith("ves")) add(word.slice(0, -3), "f", "fe");
  if (word.endsWith("s'")) add(word.slice(0, -2), "", "s");
  if (word.endsWith("ied")) add(word.slice(0, -3), "y");
  if (word.endsWith("ed")) addVerbStem(word.slice(0, -2), add);
  if (word.endsWith("ing")) addVerbStem(word.slice(0, -3), add);
  return forms;
}

function addVerbStem(stem: string, add: (stem: string, ...endings: string[]) => void): void {
  add(stem, "", "e");
  const last = stem.at(-1);
  if (last !== undefined && last === stem.at(-2)) add(stem.slice(0, -1), "");
}
