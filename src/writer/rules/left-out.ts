// Why words are left out, where the rule stands, and what the host can do instead.
export type Reason = { rule: string; why: string; advice: string; source: string };

// Words of the host that are not in the text, with the rule that keeps them out.
export type LeftOut = Reason & { field: string; words: string };
