import type { Answer, Call } from "../support/http-client.ts";

// Secrets that only their owner may read, and those that the admin may read too.
export type Secrets = { own: string[]; foreign: string[] };

const LIVE_MARKUP = /<\s*(script|img|svg|a)\b[^<>]*hostile-?markup|<\s*script[^<>]*>[^<]*hostileMarkup/i;
const INSIDES: [string, RegExp][] = [
  ["a stack trace", /\n\s+at .+:\d+:\d+|\bat [\w.<>]+ \(.+:\d+:\d+\)/],
  ["a path of the server", /node_modules\/|src\/server\/|file:\/\/\//],
  ["SQL", /Failed query|\b(select|insert into|update|delete from)\b.{1,80}\b(from|values|set|where)\b.{0,40}["$]/i],
  [
    "words of the database",
    /invalid byte sequence|violates|syntax error at|invalid input syntax|out of range for type|unsupported Unicode/i,
  ],
  [
    "words of the language",
    /Cannot read propert|is not a function|is not iterable|Unexpected token|\[object Object\]|Maximum call stack/,
  ],
];

// Everything that is wrong with an answer, whatever was asked.
export function problemsOf(call: Call, answer: Answer, { foreign }: Secrets): string[] {
  const asked = [call.path, call.headers?.["cookie"] ?? "", call.body?.toString() ?? ""].join("\n");
  return [
    ...(answer.status >= 500 ? [`was answered ${answer.status}`] : []),
    ...insidesOf(answer, asked),
    ...(isHtml(answer) && hasLiveMarkup(answer.text) ? ["markup of the request is live in an HTML answer"] : []),
    ...foreign
      .filter((secret) => answer.text.includes(secret) && !asked.includes(secret))
      .map((secret) => `told another customer's secret: ${secret}`),
  ];
}

export function hasLiveMarkup(html: string): boolean {
  return LIVE_MARKUP.test(html);
}

// A text that is sold has no tags at all, from us or from a customer.
export function hasTags(text: string): boolean {
  return /<\/?[a-z!][^>]*>?/i.test(text) || /javascript:/i.test(text);
}

function isHtml({ headers }: Answer): boolean {
  return /html|xml|svg/.test(headers["content-type"] ?? "");
}

// Only what the server says itself counts: what was asked may come back as it is.
function insidesOf({ text, status }: Answer, asked: string): string[] {
  if (status < 400) return [];
  const found = INSIDES.filter(([, pattern]) => {
    const match = pattern.exec(text)?.[0];
    return match !== undefined && !asked.includes(match);
  });
  return found.map(([what]) => `showed ${what}: ${text.slice(0, 300)}`);
}
