import type { Feature } from "#server/feature.ts";
import { openVision } from "#writer/inference/open-vision.ts";
import {
  bindForgetFindings,
  bindLookAtPictures,
  createFindingsCache,
  forgetFindingsDaily,
} from "./look-at-photo-task.ts";
import { createVisionModel } from "./vision-model.ts";

export const visionFeature: Feature = {
  tasks: ({ config, db, files, log, spending, onStop }) => {
    const cache = createFindingsCache(db);
    const vision = openVision({ cache });
    onStop(() => vision.close());
    const visionModel = createVisionModel(config, { cache, log, spending: spending.photos });
    return [bindForgetFindings(db), ...bindLookAtPictures({ vision, visionModel, files, log })];
  },
  schedules: [forgetFindingsDaily],
};
