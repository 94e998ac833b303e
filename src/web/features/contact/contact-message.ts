import { z } from "zod";

const filled = (request: string, longest: number) =>
  z.string().trim().min(1, request).max(longest, `Please use at most ${longest} characters.`);

export const ContactMessage = z.object({
  name: filled("Please enter your name.", 100),
  email: filled("Please enter your email address.", 254).pipe(
    z.email("Please enter a valid email address, such as name@example.com."),
  ),
  subject: filled("Please enter a subject.", 200),
  message: filled("Please write a message.", 5000),
});
export type ContactMessage = z.infer<typeof ContactMessage>;
