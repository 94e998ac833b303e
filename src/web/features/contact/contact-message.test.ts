import { expect, test } from "vitest";
import { ContactMessage } from "./contact-message.ts";

const complete = { name: "Ada", email: "ada@example.com", subject: "Order", message: "Where is it?" };

function complaintsAbout(changes: Partial<ContactMessage>): Record<string, string[] | undefined> {
  const { error } = ContactMessage.safeParse({ ...complete, ...changes });
  const complaints: Record<string, string[]> = {};
  for (const { path, message } of error?.issues ?? []) (complaints[path.join(".")] ??= []).push(message);
  return complaints;
}

test("a complete message passes, without the space around its parts", () => {
  expect(ContactMessage.parse({ ...complete, email: "  ada@example.com " })).toEqual(complete);
});

test.for(["name", "email", "subject", "message"] as const)("an empty %s is asked for, once", (field) => {
  for (const nothing of ["", "   "]) {
    const complaints = complaintsAbout({ [field]: nothing });
    expect(Object.keys(complaints)).toEqual([field]);
    expect(complaints[field]).toHaveLength(1);
    expect(complaints[field]?.[0]).toMatch(/^Please (enter|write) /);
  }
});

test.for(["ada", "ada@", "@example.com", "ada@example", "a b@example.com"])("%o is no e-mail address", (email) => {
  expect(complaintsAbout({ email })).toEqual({
    email: ["Please enter a valid email address, such as name@example.com."],
  });
});
