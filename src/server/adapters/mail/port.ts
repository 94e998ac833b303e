import { z } from "zod";

export const Mail = z.object({
  // Names the message once and for all: a job that runs twice does not deliver it twice.
  id: z.string(),
  to: z.email(),
  replyTo: z.email().optional(),
  // A line break in it would begin a header of its own.
  subject: z
    .string()
    .max(200)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, "must be one line"),
  text: z.string(),
  html: z.string().optional(),
});
export type Mail = z.infer<typeof Mail>;

export type Mailer = {
  send: (mail: Mail) => Promise<void>;
  close: () => void;
};
