import { openVision } from "../../src/writer/inference/open-vision.ts";
import { printFindings } from "./print-findings.ts";

// What photos show, one JSON line each: npm run -s look -- FILES…
const vision = openVision();
await printFindings(process.argv.slice(2), async (bytes) => {
  const { room, confidence, outdoor, objects, features, quality } = await vision.lookAtPhoto(bytes);
  return { room, confidence, outdoor, objects, features, quality };
});
await vision.close();
