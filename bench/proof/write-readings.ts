// Writes the product's requests of the second reading for a half of the corpus into a folder, one file per home:
// `node bench/proof/write-readings.ts --half measuring --folder /tmp/readings`. Answers are put beside them as
// HOME.answer.json; then the same command writes HOME.closer.txt for what the first reading doubts.
import { parseArgs } from "node:util";
import { readCorpus } from "#tests/proof-corpus/read-corpus.ts";
import { homesToRead, writeRequests } from "./reading-folder.ts";

const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== "--"),
  options: { half: { type: "string", default: "measuring" }, folder: { type: "string" }, from: { type: "string" } },
});
if (!values.folder) throw new Error("Say where the requests go: --folder /tmp/readings");
const written = writeRequests(homesToRead(readCorpus(values.half, values.from)), values.folder);
console.log(`${written.length} requests without an answer are in ${values.folder}`);
