import type { Pool } from "pg";

export type Amounts = { users: number; listings: number };

const ROWS_A_BATCH = 50_000;

const STREETS =
  "Pine Street,Alder Lane,Harbour Road,Lake View Drive,Old Mill Way,Maple Avenue,Station Road,Cedar Court";
const CITIES = "Bend,Oslo,Kelowna,Porto,Tofino,Lucerne,Galway,Nelson,Banff,Asheville,Sedona,Whistler,Bergen,Annecy";
const FIRST_NAMES = "Ada,Ben,Cleo,Dan,Eva,Finn,Gia,Hugo,Iris,Jon,Kaya,Liv,Max,Nora,Otis,Pia,Quin,Rosa,Sam,Tess";
const LAST_NAMES = "Lovelace,Okafor,Nguyen,Garcia,Haugen,Silva,Novak,Moreau,Tanaka,Ferrari,Kowalski,Larsen,Baker,Ito";

// Fills a migrated database like two years of sales: accounts, guests, paid and free orders with their quotes, listings
// and texts. The database triggers run as they would in production.
export async function seed(pool: Pool, { users, listings }: Amounts): Promise<void> {
  await pool.query("drop index if exists admin_listings_search, admin_orders_search, users_search");
  await inBatches(users, (from, to) => pool.query(USERS, [from, to, users]));
  await inBatches(listings, (from, to) => pool.query(CUSTOMERS, [from, to]));
  await inBatches(listings, (from, to) => pool.query(ORDERS, [from, to, users, null, listings]));
  await pool.query("analyze orders, order_quotes, users");
  await inBatches(listings, (from, to) => pool.query(LISTINGS, [from, to, users, null]));
  await inBatches(listings, (from, to) => pool.query(TEXTS, [from, to]));
  await pool.query("select admin_index_search()");
  await pool.query("select admin_merge_tallies()");
  await pool.query("vacuum analyze");
}

// Listings for one account, as a member who manages hundreds of homes would have them.
export async function seedListingsOf(pool: Pool, userId: string, listings: number): Promise<void> {
  const last = 10_000_000 + listings;
  const numbers = [10_000_001, last];
  await pool.query(ORDERS, [...numbers, 1, userId, last]);
  await pool.query(LISTINGS, [...numbers, 1, userId]);
  await pool.query(TEXTS, numbers);
  await pool.query("vacuum analyze");
}

async function inBatches(rows: number, act: (from: number, to: number) => Promise<unknown>): Promise<void> {
  for (let from = 1; from <= rows; from += ROWS_A_BATCH) await act(from, Math.min(rows, from + ROWS_A_BATCH - 1));
}

// Each number has ids of its own, so that every statement finds the rows of the others. They have the marks of random ids.
const idOf = (kind: string, number = "n") =>
  `overlay(overlay(md5('${kind}' || ${number}) placing '4' from 13) placing 'a' from 17)::uuid`;
const pick = (words: string, spread: number) =>
  `(string_to_array('${words}', ','))[1 + n / ${spread} % ${words.split(",").length}]`;

// Three in ten are guests, unless all belong to the one account of the fourth parameter.
const IS_GUEST = "(n % 10 < 3)";
const IS_BOUGHT_BY_GUEST = `($4::uuid IS NULL AND ${IS_GUEST})`;
const BUYER = `coalesce($4::uuid, CASE WHEN ${IS_GUEST} THEN ${idOf("guest")} ELSE ${idOf("user", "1 + n % $3::int")} END)`;
const PROPERTY = `jsonb_build_object('address', n || ' ' || ${pick(STREETS, 1)} || ', ' || ${pick(CITIES, 7)},
  'bedrooms', 1 + n % 5, 'bathrooms', 1 + n % 3, 'maxGuests', 2 + n % 8, 'platform', 'airbnb')`;

const USERS = `
  with numbers as (select n, ${idOf("user")} as id from generate_series($1::int, $2::int) n),
  enrolled as (insert into customers (id) select id from numbers returning id)
  insert into users (id, email, email_verified, name, first_name, last_name, is_member, login_method, last_login_at, created_at)
  select id, lower(first_name) || n || '@' || lower(last_name) || n % 97 || '.example', true,
    first_name || ' ' || last_name, first_name, last_name, n % 9 > 0, 'password',
    case when n % 4 > 0 then now() end, now() - ($3::int - n) * interval '2 years' / $3::int
  from (select n, id, ${pick(FIRST_NAMES, 1)} as first_name, ${pick(LAST_NAMES, 3)} as last_name from numbers) named
  where exists (select from enrolled)`;

const CUSTOMERS = `
  insert into customers (id) select ${idOf("guest")} from generate_series($1::int, $2::int) n where ${IS_GUEST}`;

const ORDERS = `
  with numbers as (select n, now() - ($5::int - n) * interval '2 years' / $5::int as at from generate_series($1::int, $2::int) n),
  quotes as (select n, case when n % 5 = 0 then 1999 else 0 end as amount from numbers),
  ordered as (
    insert into orders (id, customer_id, subject, property_data, platforms, state, quote_id, intent_id, settled_at, created_at, updated_at)
    select ${idOf("order")}, ${BUYER}, 'details:' || n, ${PROPERTY}, '["airbnb"]', 'delivered', ${idOf("quote")},
      'pi_' || md5('intent' || n), at, at, at
    from numbers returning id
  )
  insert into order_quotes (id, order_id, original_cents, member_discount_cents, promo_discount_cents, amount_cents, currency, promo_code, created_at)
  select ${idOf("quote")}, ${idOf("order")}, 1999, 0, 1999 - amount, amount, 'usd', case when amount = 0 then 'ALPHA100' end, now()
  from quotes where exists (select from ordered)`;

const LISTINGS = `
  insert into listings (id, order_id, customer_id, property_data, is_guest, created_at)
  select ${idOf("listing")}, o.id, ${BUYER}, ${PROPERTY}, ${IS_BOUGHT_BY_GUEST}, o.created_at
  from generate_series($1::int, $2::int) n join orders o on o.id = ${idOf("order")}`;

const TEXTS = `
  insert into listing_texts (listing_id, platform, position, content, description)
  select ${idOf("listing")}, 'airbnb', 0, '**Title**' || E'\\n\\n' || 'Home ' || n || repeat(' with a view of the lake', 40),
    '{"platform": "airbnb", "content": "", "sections": [], "facts": [], "contradictions": [], "findings": []}'
  from generate_series($1::int, $2::int) n`;
