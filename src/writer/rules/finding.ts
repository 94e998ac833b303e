// What a check found in a text. A text with a blocking finding is never delivered.
export type Finding = {
  // Such as "proof.amenity", "limit.title", "policy.contact", "style.cliche".
  rule: string;
  severity: "block" | "warn";
  // Where the rule comes from: a link with its date, or the name of our own guide.
  source: string;
  // The heading of the section, and the offending words with their place in its text.
  section: string;
  words: string;
  start: number;
  end: number;
  suggestion?: string;
  // The facts that deny it, where a fact does.
  deniedBy?: string[];
  // Of a contradiction: the sentence denies what a fact says.
  isDenial?: boolean;
};

// Why words are left out, where the rule stands, and what the host can do instead.
export type Reason = { rule: string; why: string; advice: string; source: string };

// Words of the host that are not in the text, with the rule that keeps them out.
export type LeftOut = Reason & { field: string; words: string };
