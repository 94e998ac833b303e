// The second reading of a half of the corpus, answered by a reader of your choice:
//   npm run -s bench:readings -- --half measuring --folder /tmp/readings
// The folder gets the product's own requests, one file per home (HOME.txt). Put each answer beside it as
// HOME.answer.json and run it again: it prints the rates of the homes that are answered. --from reads a half that is
// not kept here, --keep records the answers for bench:proof, --show lists what is blocked and what passes.
import { parseArgs } from "node:util";
import { readCorpus } from "#tests/proof-corpus/read-corpus.ts";
import { type AnswerOf, homesToRead } from "./home-readings.ts";
import { measureReadings } from "./measure-readings.ts";
import { printReadings } from "./print-readings.ts";
import { readAnswer, writeRequests } from "./reading-folder.ts";
import { recordAnswers } from "./recorded-readings.ts";

const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== "--"),
  options: {
    half: { type: "string", default: "measuring" },
    folder: { type: "string" },
    from: { type: "string" },
    keep: { type: "boolean", default: false },
    show: { type: "boolean", default: false },
  },
});
const { half, folder, from, keep, show } = values;
if (!folder) throw new Error("Say where the requests and answers are: --folder /tmp/readings");
const homes = homesToRead(readCorpus(half, from));
const answerOf: AnswerOf = ({ name }) => readAnswer(name, folder);
const open = writeRequests(homes, folder);
console.log(`${open.length} requests without an answer are in ${folder}`);
const read = measureReadings(homes, answerOf);
if (read.length > 0) printReadings(read, show);
if (keep) recordAnswers(half, homes, answerOf);
