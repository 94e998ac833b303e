import "#web/lib/zod-without-eval.ts";
import { z } from "zod";

const filled = (request: string) => z.string().trim().min(1, request);

export const ContactMessage = z.object({
  name: filled("Please enter your name."),
  email: filled("Please enter your email address.").pipe(
    z.email("Please enter a valid email address, such as name@example.com."),
  ),
  subject: filled("Please enter a subject."),
  message: filled("Please write a message."),
});
export type ContactMessage = z.infer<typeof ContactMessage>;
