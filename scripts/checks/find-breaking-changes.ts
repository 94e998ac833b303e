// Statements that break the previous release while it still runs beside the new one.
const BREAKING: Record<string, RegExp> = {
  "removes a table or a column": /\bdrop\s+(?:table|column)\b/i,
  "renames what is in use": /\brename\s+(?:to|column|constraint)\b/i,
  "changes a type": /\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/i,
  "forbids what may be missing": /\balter\s+column\s+\S+\s+set\s+not\s+null\b/i,
  "adds a required column without a default": /\badd\s+column\s+(?![^;]*\bdefault\b)[^;]*\bnot\s+null\b/i,
};
// Written into a migration whose last user is a release ago.
const ALLOWED = /^-- Not used since release \S+/m;

export function findBreakingChanges(migration: string): string[] {
  if (ALLOWED.test(migration)) return [];
  return Object.entries(BREAKING).flatMap(([what, pattern]) => (pattern.test(migration) ? [what] : []));
}
