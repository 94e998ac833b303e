import { z } from "zod";

export const Mail = z.object({
  // Names the message once and for all: a job that runs twice does not deliver it twice.
  id: z.string(),
  to: z.email(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
});
export type Mail = z.infer<typeof Mail>;

export type Mailer = {
  send: (mail: Mail) => Promise<void>;
  close: () => void;
};
