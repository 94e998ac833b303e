// The second reading of a half of the corpus, answered by a reader of your choice:
//   npm run -s bench:readings -- --half measuring --folder /tmp/readings
// The folder gets the product's own requests, one file per home (HOME.txt). Put each answer beside it as
// HOME.answer.json and run it again: it writes HOME.closer.txt for what the first reading doubts, and prints the rates
// of the homes that are answered. --from reads a half that is not kept here.
import { parseArgs } from "node:util";
import { readCorpus } from "#tests/proof-corpus/read-corpus.ts";
import { measureReadings } from "./measure-readings.ts";
import { printReadings } from "./print-readings.ts";
import { homesToRead, writeRequests } from "./reading-folder.ts";

const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== "--"),
  options: {
    half: { type: "string", default: "measuring" },
    folder: { type: "string" },
    from: { type: "string" },
    show: { type: "boolean", default: false },
  },
});
if (!values.folder) throw new Error("Say where the requests and answers are: --folder /tmp/readings");
const homes = homesToRead(readCorpus(values.half, values.from));
const written = writeRequests(homes, values.folder);
console.log(`${written.length} requests without an answer are in ${values.folder}`);
const read = measureReadings(homes, values.folder);
if (read.length > 0) printReadings(read, values.show);
