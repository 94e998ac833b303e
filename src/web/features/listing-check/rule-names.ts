const NAMES: Record<string, string> = {
  "style.cliche": "Stock phrase",
  "style.property": "A word nobody says",
  "style.exclamation": "Exclamation mark",
  "style.doubled-word": "Doubled word",
  "style.long-list": "Long list",
  "style.hard-to-read": "Hard to read",
  "style.choppy": "Choppy",
  "proof.contradiction": "Contradicts your answers",
  "policy.contact": "Contact details",
  "policy.address": "Exact address",
  "policy.fair-housing": "Fair housing",
  "policy.private-information": "How to get in",
  "policy.agent-remarks": "For agents",
  "policy.off-platform": "Booking elsewhere",
  "policy.payment": "Prices or terms",
  "policy.events": "Parties and events",
  "policy.markup": "Code in the text",
  "limit.symbols": "Symbols",
  "limit.capitals": "Capital letters",
  "limit.title-capitals": "Capital letters in the title",
  "limit.title-repeats": "A word twice in the title",
  "limit.title-start": "Cut off on a phone",
  "limit.repeated-characters": "Repeated characters",
};

// A rule in words that a host knows.
export function ruleName(rule: string): string {
  const known = NAMES[rule];
  if (known) return known;
  const [kind, name = ""] = rule.split(".");
  const plain = name.replaceAll("-", " ");
  if (kind === "limit") return plain.endsWith(" short") ? `Short ${plain.slice(0, -6)}` : `Too long: ${plain}`;
  return plain === "" ? rule : plain.charAt(0).toUpperCase() + plain.slice(1);
}
