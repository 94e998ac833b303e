import fc from "fast-check";

// Markup that a browser would run; the word in it shows where it was printed unescaped.
export const MARKUP = [
  "<script>hostileMarkup()</script>",
  "<img src=x onerror=hostileMarkup()>",
  "\"><svg/onload='hostileMarkup()'>",
  "</title><script src=//hostile-markup.example></script>",
  "<scr<script>ipt>hostileMarkup()</scr</script>ipt>",
  "&lt;script&gt;hostileMarkup()&lt;/script&gt;",
  '<a href="javascript:hostileMarkup()">Book now</a>',
];

const UNSTORABLE = ["\u0000", "a\u0000b", "\ud800", "x\udfff", "\ud83d half a pair"];
const ODD_TEXTS = [
  "",
  " ",
  "\u2028",
  "\u2029\u2028",
  "\u202egnp.exe",
  "\ufeff",
  "İ",
  "ﬀ",
  "🏚️",
  "a\r\nb",
  "\u001b[2J",
  "\u007f",
];
const PROTOTYPE_NAMES = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "valueOf"];
const INJECTIONS = [
  "' or 1=1 --",
  "'; drop table users; --",
  "%' union select password from credentials --",
  "\\",
  "%_%",
  "$1",
  "${7*7}",
  "{{constructor.constructor('return 1')()}}",
  "a@b.example\r\nBcc: injected@hostile.example",
  "Subject: injected\r\n\r\nbody",
  '=HYPERLINK("http://hostile.example")',
  "+cmd|' /C calc'!A0",
];
const TRAVERSALS = [
  "..",
  "../../../../etc/passwd",
  "..%2f..%2fetc%2fpasswd",
  "%2e%2e",
  "/files/..",
  "/files/../../outbox",
  "/files/%2e%2e/x",
  "/files/",
  "/files/a\u0000.webp",
  "/files/constructor",
  "file:///etc/passwd",
  "http://169.254.169.254/latest",
];
const UNKNOWN_IDS = [
  "0",
  "-1",
  "null",
  "undefined",
  "NaN",
  "00000000-0000-0000-0000-000000000000",
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
  "0b6d2a4e-3a0f-4f39-9d3e-2f0c6c1f8a11",
  "0B6D2A4E-3A0F-4F39-9D3E-2F0C6C1F8A11 ",
  "{0b6d2a4e-3a0f-4f39-9d3e-2f0c6c1f8a11}",
  "free_order_0b6d2a4e-3a0f-4f39-9d3e-2f0c6c1f8a11",
  "pi_123",
  "a".repeat(300),
];
const DATES = [
  "0000-00-00",
  "9999-12-31T23:59:59Z",
  "2026-02-30",
  "-271821-04-20T00:00:00Z",
  "+275760-09-13T00:00:01Z",
  "25:61",
];

export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...MARKUP) },
  { weight: 3, arbitrary: fc.constantFrom(...UNSTORABLE) },
  { weight: 2, arbitrary: fc.constantFrom(...ODD_TEXTS) },
  { weight: 2, arbitrary: fc.constantFrom(...INJECTIONS) },
  { weight: 2, arbitrary: fc.constantFrom(...TRAVERSALS) },
  { weight: 2, arbitrary: fc.constantFrom(...PROTOTYPE_NAMES) },
  { weight: 1, arbitrary: fc.constantFrom(...DATES, ...UNKNOWN_IDS) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
);

// One character so often that a pattern which goes back and forth over it does not end.
export const longRun = fc
  .tuple(
    fc.constantFrom("\u2028", "(", " ", "\n", "a", "-", ".", "<", "*", "/", "a ", "1,", '"', "é"),
    fc.constantFrom(3000, 30_000, 180_000),
  )
  .map(([unit, times]) => ({ $repeat: unit, times }));

// Numbers that JSON can carry only as bare words are written into the text by the sender.
const hostileNumber = fc.constantFrom<unknown>(
  -1,
  0,
  0.1,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  { $bare: "1e999" },
  { $bare: "-0" },
  { $bare: "0.1e-999" },
  { $bare: "NaN" },
  { $bare: "12345678901234567890" },
);

const deepNest = fc
  .tuple(fc.constantFrom("array", "object"), fc.constantFrom(5, 60, 3000))
  .map(([of, depth]) => ({ $nest: of, depth }));

const manyItems = fc
  .tuple(fc.constantFrom<unknown>("a", 1, null, {}), fc.constantFrom(50, 3000))
  .map(([item, times]) => ({ $items: item, times }));

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  { weight: 2, arbitrary: hostileNumber },
  { weight: 2, arbitrary: longRun },
  { weight: 1, arbitrary: deepNest },
  { weight: 1, arbitrary: manyItems },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { length: 1 }, "true") },
);

export const oddKey = fc.constantFrom(
  ...PROTOTYPE_NAMES,
  "",
  "extra",
  "a".repeat(2000),
  "\u0000",
  "\ud800",
  "<script>hostileMarkup()</script>",
);
export const unknownId = fc.oneof(fc.constantFrom(...UNKNOWN_IDS), fc.constantFrom(...TRAVERSALS), hostileText);
