export type ShellUser = { firstName: string; email: string };

// The first name, otherwise the part of the e-mail before the @.
export function greetingFor({ firstName, email }: ShellUser): string {
  return `Hello, ${firstName.trim() || email.split("@")[0]}`;
}
