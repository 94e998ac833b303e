import type { Feature } from "#server/feature.ts";
import { bindSendMail } from "./send-mail-task.ts";

export const mailFeature: Feature = {
  tasks: ({ mailer }) => [bindSendMail(mailer)],
};
