import { openVision } from "../../src/writer/inference/open-vision.ts";
import { printFindings } from "./print-findings.ts";

// What floor plans say, one JSON line each: npm run -s read-plan -- FILES…
const vision = openVision();
await printFindings(process.argv.slice(2), async (bytes) => {
  const { labels, rooms, bedrooms, bathrooms, areaM2, floors } = await vision.readPlan(bytes);
  return { labels, rooms, bedrooms, bathrooms, areaM2, floors };
});
await vision.close();
