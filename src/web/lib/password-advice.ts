import { MIN_PASSWORD_LENGTH } from "#shared/contract-values.ts";

const SAFE_LENGTH = 12;

// Six characters are allowed but longer is safer, so this advises during typing.
export function passwordAdvice(password: string): string {
  const { length } = password;
  if (length === 0) return `At least ${MIN_PASSWORD_LENGTH} characters; ${SAFE_LENGTH} or more are safer.`;
  if (length < MIN_PASSWORD_LENGTH)
    return `At least ${MIN_PASSWORD_LENGTH} characters; ${MIN_PASSWORD_LENGTH - length} more to go.`;
  if (new Set(password).size <= 2) return "Easy to guess. Please mix more than two different characters.";
  if (length < SAFE_LENGTH) return "Allowed, but short. Three or four unrelated words are much safer.";
  return "Good length.";
}
