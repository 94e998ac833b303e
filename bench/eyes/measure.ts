import { measureSpeed } from "./measure-speed.ts";
import { scorePhotos } from "./score-photos.ts";
import { scorePlans } from "./score-plans.ts";

// Accuracy and speed of vision: npm run bench:eyes -- FOLDER
// The folder holds photos/labels.csv and floorplans/labels.jsonl beside the pictures they describe.
const [folder] = process.argv.slice(2);
if (!folder) {
  console.error("Name the folder that holds photos/ and floorplans/.");
  process.exit(1);
}
await measureSpeed(folder);
await scorePhotos(folder);
await scorePlans(folder);
