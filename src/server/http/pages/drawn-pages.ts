import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { SIGNED_IN_HINT_COOKIE } from "#shared/signed-in-hint.ts";

// After this the page is sent without its data, and its script fetches them.
const LONGEST_MS = 150;
const PAGE_START = "<!--page-start-->";
const PAGE_END = "<!--page-end-->";
// What only the page itself was asked with, and would change the answer to a call.
const NOT_HANDED_ON = new Set([
  "accept",
  "accept-encoding",
  "if-none-match",
  "if-modified-since",
  "range",
  "connection",
]);

type Answers = Map<string, Promise<Response>>;

// What the build made of the app's pages (src/web/site/prerender.tsx).
export type Drawing = {
  firstCallsAt: (address: URL, mayBeSignedIn: boolean) => string[];
  takeAnswersFrom: (source: () => Answers | undefined) => void;
  drawPage: (address: URL) => Promise<string>;
};

export type DrawnPage = { html: string; cookies: string[] };
type Asked = Pick<FastifyRequest, "url" | "headers" | "ip" | "log"> & {
  socket: { remoteAddress?: string | undefined };
};
type DrawPage = (frame: string, asked: Asked) => Promise<DrawnPage | null>;

export function mayBeSignedIn(cookies: string | undefined): boolean {
  return cookies?.includes(`${SIGNED_IN_HINT_COOKIE}=`) ?? false;
}

// Draws a page with its first data, so that its largest text is painted before its script is there. The data are what
// the page's own calls answer to this reader: rights, limits and logs are theirs. Null where a frame is all there is, and
// where a call fails or takes long.
export function createPageDrawer(
  app: FastifyInstance,
  load: () => Promise<Drawing>,
  { longestMs = LONGEST_MS } = {},
): DrawPage {
  const answersOfDrawing = new AsyncLocalStorage<Answers>();
  let loading: Promise<Drawing> | undefined;
  const loadOnce = () =>
    (loading ??= load().then((drawing) => {
      drawing.takeAnswersFrom(() => answersOfDrawing.getStore());
      return drawing;
    }));

  const draw: DrawPage = async (frame, asked) => {
    const drawing = await loadOnce();
    const address = new URL(asked.url, "http://localhost");
    const calls = drawing.firstCallsAt(address, mayBeSignedIn(asked.headers.cookie));
    if (calls.length === 0) return null;
    const answered = await Promise.all(calls.map((url) => call(app, url, asked)));
    if (answered.some(({ statusCode }) => statusCode !== 200)) return null;
    const bodies = new Map(answered.map(({ body }, at) => [calls[at] ?? "", body]));
    const responses = new Map([...bodies].map(([url, body]) => [url, Promise.resolve(new Response(body))]));
    const html = await answersOfDrawing.run(responses, () => drawing.drawPage(address));
    return { html: fill(frame, html, bodies), cookies: answered.flatMap(({ headers }) => headers["set-cookie"] ?? []) };
  };

  return async (frame, asked) => {
    // A caller without a cookie has no data of their own to read.
    if (asked.headers.cookie === undefined) return null;
    try {
      return await Promise.race([draw(frame, asked), after(longestMs)]);
    } catch (error) {
      asked.log.warn({ err: error }, "a page was sent without its first data");
      return null;
    }
  };
}

function call(app: FastifyInstance, url: string, { headers, socket }: Asked) {
  const handedOn = Object.entries(headers).filter(([name]) => !NOT_HANDED_ON.has(name));
  return app.inject({ url, headers: Object.fromEntries(handedOn), remoteAddress: socket.remoteAddress ?? "" });
}

function fill(frame: string, html: string, answers: Map<string, string>): string {
  const [start, end] = [frame.indexOf(PAGE_START), frame.indexOf(PAGE_END)];
  if (start < 0 || end < 0) throw new Error("The frame does not say where its page stands");
  const before = frame.slice(0, start);
  const [root = "", ...rest] = frame.slice(end + PAGE_END.length).split("</div>");
  return `${before}${html}${root}</div>${dataElement(answers)}${rest.join("</div>")}`;
}

// Read by the page's HTML (src/web/site/wake-page.ts). JSON has a < in texts alone, and none may end the element.
function dataElement(answers: Map<string, string>): string {
  const fields = [...answers].map(([url, body]) => `${JSON.stringify(url)}:${body}`);
  return `<script type="application/json" id="drawn-with">{${fields.join(",").replaceAll("<", "\\u003c")}}</script>`;
}

function after(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, ms, null).unref());
}
