// Learns which sentences a text is better without, from texts of ours of which people said so.
// node scripts/strike-out/train.ts scripts/strike-out/judged.jsonl src/writer/compose/strike-out/weights.json
// Each line of the first file is a text: [section, sentence, fields, is by the host, weight, "y" where it is better without].
import { readFileSync, writeFileSync } from "node:fs";
import { readLine, traitsOf } from "#writer/compose/strike-out/traits.ts";

type Row = [section: number, text: string, fields: string[], isVerbatim: boolean, weight: number, mark: string];
type Example = { text: number; traits: [number, number][]; isStruck: boolean };

const [from = "", into = ""] = process.argv.slice(2);
const PARTS = 5;
// A trait of fewer sentences says nothing yet.
const FEWEST = 4;
const ROUNDS = 400;
// How far weights are held back, in the logistic loss summed over all sentences.
const HELD_BACK = 10;

const texts = readFileSync(from, "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Row[]);
const numbers = new Map<string, number>();
const names: string[] = [];
const examples = texts.flatMap((rows, text) => examplesOf(rows, text));
const counts = new Float64Array(names.length);
for (const { traits } of examples) for (const [trait] of traits) counts[trait] = (counts[trait] ?? 0) + 1;

const guesses = examples.map(() => 0);
for (let part = 0; part < PARTS; part += 1) {
  const learned = learn(examples.filter(({ text }) => text % PARTS !== part));
  for (const [at, example] of examples.entries())
    if (example.text % PARTS === part) guesses[at] = scoreOf(learned, example);
}
report(guesses);
const all = learn(examples);
const told = [...all.weights].flatMap((weight, trait) =>
  Math.abs(weight) < 0.02 ? [] : [[names[trait] ?? "", rounded(weight)]],
);
writeFileSync(into, `${JSON.stringify({ bias: rounded(all.bias), weights: Object.fromEntries(told) })}\n`);
console.log(`${told.length} traits kept of ${names.length}`);

function examplesOf(rows: Row[], text: number): Example[] {
  const lines = rows.map(([section, words, fields, isVerbatim, weight]) =>
    readLine({ text: words, section, isTitle: section === 0, fields, isVerbatim, weight }),
  );
  return traitsOf(lines).flatMap((traits, at) => {
    if (!traits) return [];
    const numbered = [...traits].map(([name, value]): [number, number] => [numberOf(name), value]);
    return [{ text, traits: numbered, isStruck: rows[at]?.[5] !== "" }];
  });
}

function numberOf(name: string): number {
  const known = numbers.get(name);
  if (known !== undefined) return known;
  numbers.set(name, names.length);
  return names.push(name) - 1;
}

type Learned = { weights: Float64Array; bias: number };

// Logistic regression, each weight with a step of its own (Adagrad).
function learn(some: Example[]): Learned {
  const weights = new Float64Array(names.length);
  const moved = new Float64Array(names.length + 1).fill(1e-8);
  let bias = -1.5;
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = new Float64Array(names.length + 1);
    for (const example of some) {
      const wrong = 1 / (1 + Math.exp(-scoreOf({ weights, bias }, example))) - Number(example.isStruck);
      for (const [trait, value] of example.traits)
        if ((counts[trait] ?? 0) >= FEWEST) slope[trait] = (slope[trait] ?? 0) + wrong * value;
      slope[names.length] = (slope[names.length] ?? 0) + wrong;
    }
    for (let trait = 0; trait <= names.length; trait += 1) {
      const held = trait < names.length ? HELD_BACK * (weights[trait] ?? 0) : 0;
      const down = (slope[trait] ?? 0) + held;
      moved[trait] = (moved[trait] ?? 0) + down * down;
      const step = (0.3 * down) / Math.sqrt(moved[trait] ?? 1);
      if (trait < names.length) weights[trait] = (weights[trait] ?? 0) - step;
      else bias -= step;
    }
  }
  return { weights, bias };
}

function scoreOf({ weights, bias }: Learned, { traits }: Example): number {
  return traits.reduce((sum, [trait, value]) => sum + (weights[trait] ?? 0) * value, bias);
}

// How well struck and kept sentences of texts that were not learned are told apart.
function report(scores: number[]): void {
  const order = scores
    .map((score, at) => [score, examples[at]?.isStruck ?? false] as const)
    .toSorted((a, b) => a[0] - b[0]);
  let [kept, area] = [0, 0];
  for (const [, isStruck] of order) {
    if (isStruck) area += kept;
    else kept += 1;
  }
  const struck = order.length - kept;
  console.log(
    `${texts.length} texts, ${order.length} sentences, ${struck} struck out, area ${(area / kept / struck).toFixed(3)}`,
  );
  for (const bound of [0.3, 0.4, 0.45, 0.5, 0.6]) {
    const above = order.filter(([score]) => 1 / (1 + Math.exp(-score)) >= bound);
    const right = above.filter(([, isStruck]) => isStruck).length;
    console.log(`bound ${bound}: ${above.length} struck out, ${right} of them by people too`);
  }
}

function rounded(weight: number): number {
  return Math.round(weight * 1000) / 1000;
}
