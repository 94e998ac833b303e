import { brotliCompressSync } from "node:zlib";
import { fastify } from "fastify";
import pg from "pg";

// What the product is compared with: Fastify and nothing else, with handlers that run the statements a call cannot do
// without, by name, and answer with their rows. Started by the measurement with what it needs in the environment.
const { BARE_DATABASE_URL: connectionString = "", BARE_TOKEN: token = "", BARE_PAGE: pageUrl = "" } = process.env;

const pool = new pg.Pool({ connectionString, max: 20 });
const app = fastify();

const ask = (name: string, text: string) => async (value: string) =>
  (await pool.query({ name, text, values: [value] })).rows;

const findUser = ask(
  "user",
  `select s.id as "sessionId", s.expires_at as "expiresAt", s.updated_at as "updatedAt", u.id, u.email,
     u.first_name as "firstName", u.last_name as "lastName", u.is_member as "isMember",
     u.email_verified as "emailVerified", u.login_method as "loginMethod", u.created_at as "createdAt"
   from sessions s join users u on u.id = s.user_id where s.token = $1 and s.expires_at > now()`,
);
const findListings = ask(
  "listings",
  `select l.id, l.order_id, l.property_data, l.created_at, l.is_guest, q.original_cents, q.amount_cents, q.promo_code,
     o.state = 'refunded' as is_refunded
   from listings l join orders o on o.id = l.order_id left join order_quotes q on q.id = o.quote_id
   where l.customer_id = $1 and l.forgotten_at is null order by l.created_at desc, l.id desc limit 100`,
);
const findContents = async (ids: string[]) =>
  (
    await pool.query({
      name: "contents",
      text: "select listing_id, platform, content from listing_texts where listing_id = any($1) order by position",
      values: [ids],
    })
  ).rows;
const findListing = ask(
  "listing",
  `select l.*, o.state = 'refunded' as is_refunded from listings l join orders o on o.id = l.order_id where l.id = $1`,
);
const findTexts = ask("texts", "select * from listing_texts where listing_id = $1 order by position");
const findVersions = ask(
  "versions",
  `select v.id, v.text_id, v.number, v.wish, v.created_at from listing_text_versions v
   join listing_texts t on t.id = v.text_id where t.listing_id = $1 order by v.number`,
);
const findDraft = ask("draft", "select * from drafts where id = $1");
const findVoice = ask("voice", "select * from brand_voices where user_id = $1");

type ById = { Params: { id: string } };

app.get("/api/auth/user", async () => (await findUser(token))[0]);
app.get("/api/user/listings", async () => {
  const [user] = await findUser(token);
  const listings = await findListings(user.id);
  return { listings, contents: await findContents(listings.map(({ id }: { id: string }) => id)) };
});
app.get<ById>("/api/listing/:id", async ({ params: { id } }) => {
  await findUser(token);
  return { listing: await findListing(id), texts: await findTexts(id), versions: await findVersions(id) };
});
app.get<ById>("/api/intake/:id", async ({ params: { id } }) => {
  const [user] = await findUser(token);
  return { draft: await findDraft(id), voice: await findVoice(user.id) };
});
app.get("/healthz", async () => ({ status: "up" }));

const page = brotliCompressSync(await (await fetch(pageUrl)).text());
app.get("/", async (_request, reply) =>
  reply.header("content-encoding", "br").type("text/html; charset=utf-8").send(page),
);

console.log(`ready at ${await app.listen({ host: "127.0.0.1", port: 0 })}`);
process.on("SIGTERM", () => process.exit(0));
