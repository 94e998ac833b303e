// The second reading of a half of the corpus, answered by a reader of your choice:
//   npm run -s bench:readings -- --half measuring --folder /tmp/readings
// The folder gets the product's own requests, one file per home (HOME.txt). Put each answer beside it as
// HOME.answer.json and run it again: it writes HOME.closer.txt for what the first reading doubts, and prints the rates
// of the homes that are answered. --from reads a half that is not kept here; --keep records the answers for bench:proof.
import { parseArgs } from "node:util";
import { readCorpus } from "#tests/proof-corpus/read-corpus.ts";
import { homesToRead } from "./home-readings.ts";
import { measureReadings } from "./measure-readings.ts";
import { printReadings } from "./print-readings.ts";
import { readAnswers, writeRequests } from "./reading-folder.ts";
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
if (!values.folder) throw new Error("Say where the requests and answers are: --folder /tmp/readings");
const { half, folder, from, keep, show } = values;
const homes = homesToRead(readCorpus(half, from));
const written = writeRequests(homes, folder);
console.log(`${written.length} requests without an answer are in ${folder}`);
const read = measureReadings(homes, ({ name }) => readAnswers(name, folder));
if (read.length > 0) printReadings(read, show);
if (keep)
  recordAnswers(
    half,
    homes.flatMap((home) => {
      const answers = readAnswers(home.name, folder);
      return answers ? [[home, answers]] : [];
    }),
  );
