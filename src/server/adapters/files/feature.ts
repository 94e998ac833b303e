import type { Feature } from "#server/feature.ts";
import { bindDeleteFiles } from "./delete-files-task.ts";

export const filesFeature: Feature = {
  tasks: ({ files }) => [bindDeleteFiles(files)],
};
