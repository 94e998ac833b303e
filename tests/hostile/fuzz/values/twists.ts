import fc from "fast-check";
import { hostileText } from "./hostile-values.ts";

// What is wrong with a request apart from the values in it.
export type Twist =
  | { kind: "method"; method: string }
  | { kind: "type"; type: string }
  | { kind: "body"; body: string }
  | { kind: "cut"; keep: number }
  | { kind: "path"; trick: string }
  | { kind: "query"; query: string }
  | { kind: "cookie"; cookie: string }
  | { kind: "header"; name: string; value: string };

const kinded = (kind: Twist["kind"], name: string, values: fc.Arbitrary<unknown>) =>
  values.map((value) => ({ kind, [name]: value }) as unknown as Twist);

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "PROPFIND", "QUERY"];
const TYPES = [
  "",
  "text/plain",
  "text/xml",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "multipart/form-data; boundary=x",
  "application/json; charset=utf-16",
  "application/JSON;;;",
  "application/json, text/html",
  "application/octet-stream",
  "json",
];
const BODIES = [
  "",
  " ",
  "null",
  "true",
  "0",
  "[]",
  "{}",
  '""',
  "{",
  "}",
  '{"a":}',
  "{'a':1}",
  '{"a":1,}',
  "\ufeff{}",
  "NaN",
  "undefined",
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"email":1,"email":2}',
  "\u0000",
  '"\\ud800"',
  "[".repeat(20_000),
  `${"[".repeat(5000)}${"]".repeat(5000)}`,
  `"${"a".repeat(1_200_000)}"`,
  '--x\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"\r\n\r\nabc',
  "--x--",
];
// PATH stands for the request's own path.
export const PATH_TRICKS = [
  "/%61piREST",
  "//apiREST",
  "/API/..PATH",
  "/x/..PATH",
  "PATH/",
  "PATH//",
  "PATH/..",
  "PATH/%2e%2e",
  "PATH/%00",
  "PATH%00",
  "PATH%",
  "PATH%ff",
  "PATH%ED%A0%80",
  "PATH;a=b",
  "PATH#x",
  "PATH/constructor",
  "PATH/__proto__",
  "PATH.json",
  "http://hostile.examplePATH",
  "http://hostile.example:99999PATH",
  "http:PATH",
  "*",
  "\\PATH",
  "/files/..",
  "/files/%2e%2e",
  "/files/%2e%2e%2f%2e%2e%2foutbox",
  "/files/..%00.webp",
  "/files/",
  "/files/%",
  "/assets/../../package.json",
  "/assets/%2e%2e/%2e%2e/package.json",
  "/api/docs/%2e%2e/%2e%2e",
  "/api/docs/static/..%2f..%2fpackage.json",
  "/api/dev/outbox/..%2f..%2fx/html",
  "/api/dev/outbox/%00/html",
  "/api/orders/%00/invoice",
  "/api/verify-email?token=%00",
  "/api/verify-email?token=a&token=b",
  "/api/login?next=//hostile.example",
  "/api/login?next=%00&next=a",
  "/api/auth/oauth2/callback/oidc?state=%00&code=a",
  "/api/webhooks/stripe",
  "/api/webhooks/test",
  "/api/admin/export/users",
  "/api/admin/export/constructor",
  "/metrics",
  "/listing/%00",
  "/intake/<script>hostileMarkup()/form",
  "/<script>hostileMarkup()",
];
const QUERIES = [
  "role=owner&role=manager",
  "token=a&token=b",
  "limit=1&limit=2",
  "limit=NaN",
  "limit=-1",
  "limit=1e99",
  "limit=0x10",
  "limit=",
  "limit[]=1",
  "cursor=%00",
  "search=%00",
  "search=%ED%A0%80",
  "search=%",
  "search=%25%5C_",
  "search=<script>hostileMarkup()</script>",
  "search=a&search=b",
  "state=constructor",
  "__proto__[a]=1",
  "__proto__=1",
  "constructor=1",
  "days=1.5",
  "days=99999999999999999999",
  "&&&===",
  `search=${"a".repeat(8000)}`,
  Array.from({ length: 300 }, (_, at) => `k${at}=1`).join("&"),
];
const COOKIES = [
  "visitor={own.unpaddedSessionToken}",
  "visitor={foreign.sessionToken}",
  "session={own.visitor}; visitor={own.visitor}",
  "{any.sessionName}={own.visitor}",
  "{any.sessionName}={foreign.userId}",
  "{any.sessionName}=",
  "{any.sessionName}=.",
  "{any.sessionName}=%",
  "{any.sessionName}={own.sessionToken}x",
  "visitor={own.visitor}x",
  "visitor={foreign.userId}",
  "visitor=",
  "visitor=.",
  "visitor=%",
  "visitor=%00.a",
  "visitor=%E0%A4%A",
  "visitor=null; visitor=undefined",
  "__proto__=1; constructor=2",
  "=; ;;; =",
  `visitor=${"a".repeat(6000)}`,
];
const HEADERS: [string, string][] = [
  ["x-forwarded-for", "not an address, 1.2.3.4"],
  ["x-forwarded-for", "a".repeat(4000)],
  ["x-forwarded-host", "hostile.example"],
  ["host", "hostile.example"],
  ["host", "<script>hostileMarkup()"],
  ["origin", "null"],
  ["origin", "http://hostile.example"],
  ["sec-fetch-site", "cross-site"],
  ["accept", "text/html"],
  ["accept-encoding", "br;q=x, *;q=0"],
  ["content-encoding", "gzip"],
  ["range", "bytes=9-1"],
  ["if-none-match", "*"],
  ["if-modified-since", "yesterday"],
  ["user-agent", "<script>hostileMarkup()</script>"],
  ["user-agent", "a".repeat(5000)],
  ["authorization", "Bearer {own.sessionToken}"],
  ["x-request-id", "<script>hostileMarkup()"],
  ["last-event-id", "\\u0000"],
  ["upgrade", "websocket"],
];

export const twist: fc.Arbitrary<Twist> = fc.oneof(
  kinded("method", "method", fc.constantFrom(...METHODS)),
  kinded("type", "type", fc.constantFrom(...TYPES)),
  kinded("body", "body", fc.constantFrom(...BODIES)),
  kinded("cut", "keep", fc.constantFrom(0, 0.3, 0.9)),
  kinded("path", "trick", fc.constantFrom(...PATH_TRICKS)),
  kinded(
    "query",
    "query",
    fc.oneof(
      fc.constantFrom(...QUERIES),
      hostileText.map((text) => `search=${encode(text)}`),
    ),
  ),
  kinded("cookie", "cookie", fc.constantFrom(...COOKIES)),
  fc.constantFrom(...HEADERS).map(([name, value]) => ({ kind: "header", name, value }) as const),
);

// Half of a character pair cannot be encoded; it is left to the bodies.
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
