import { z } from "zod";

export const Mail = z.object({
  // A fixed message id: a job that runs twice does not deliver the mail twice.
  id: z.string(),
  to: z.email(),
  replyTo: z.email().optional(),
  // A line break in the subject would start another header.
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
