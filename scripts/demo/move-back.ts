import type { Pool } from "pg";

// All dates of an order and of what belongs to it. The API knows only the present.
const OF_ORDER = [
  `update orders set created_at = created_at - $2::interval, updated_at = updated_at - $2::interval,
     settled_at = settled_at - $2::interval, watched_at = watched_at - $2::interval where id = $1`,
  "update order_quotes set created_at = created_at - $2::interval where order_id = $1",
  "update order_events set created_at = created_at - $2::interval where order_id = $1",
  `update promo_uses set reserved_until = reserved_until - $2::interval, redeemed_at = redeemed_at - $2::interval
     where order_id = $1`,
  `update listings set created_at = created_at - $2::interval, opened_at = opened_at - $2::interval where order_id = $1`,
  `update listing_text_versions set created_at = created_at - $2::interval where text_id in
     (select t.id from listing_texts t join listings l on l.id = t.listing_id where l.order_id = $1)`,
  `update express_jobs set created_at = created_at - $2::interval
     where id = (select split_part(subject, ':', 2)::uuid from orders where id = $1 and subject like 'express:%')`,
  `update drafts set created_at = created_at - $2::interval, updated_at = updated_at - $2::interval
     where id = (select split_part(subject, ':', 2)::uuid from orders where id = $1 and subject like 'draft:%')`,
  // The triggers follow when an order was settled, but not when it was made.
  "update admin_orders a set created_at = o.created_at from orders o where o.id = a.order_id and o.id = $1 and $2::interval is not null",
];

export async function moveOrderTo(pool: Pool, orderId: string, at: Date): Promise<void> {
  for (const statement of OF_ORDER) await pool.query(statement, [orderId, backTo(at)]);
}

export async function moveAccountTo(pool: Pool, email: string, at: Date): Promise<void> {
  await pool.query("update users set created_at = $2, last_login_at = $2 where email = $1", [email, at]);
  await pool.query("update customers set created_at = $2 where id = (select id from users where email = $1)", [
    email,
    at,
  ]);
}

// Who bought something was signed in then.
export async function moveSignInsToOrders(pool: Pool): Promise<void> {
  await pool.query(`update users u set last_login_at = latest.at
    from (select customer_id, max(created_at) as at from orders group by customer_id) latest
    where latest.customer_id = u.id`);
}

export async function moveDraftTo(pool: Pool, draftId: string, at: Date): Promise<void> {
  const changed = "created_at = created_at - $2::interval, updated_at = updated_at - $2::interval";
  await pool.query(`update drafts set ${changed} where id = $1`, [draftId, backTo(at)]);
}

// Later than the order itself.
export async function moveRefundTo(pool: Pool, orderId: string, at: Date): Promise<void> {
  await pool.query("update order_events set created_at = $2 where order_id = $1 and to_state = 'refunded'", [
    orderId,
    at,
  ]);
  await pool.query("update orders set updated_at = $2 where id = $1", [orderId, at]);
  await pool.query("update admin_events set created_at = $2 where subject = $1", [orderId, at]);
}

function backTo(at: Date): string {
  return `${Math.max(0, Date.now() - at.getTime())} milliseconds`;
}
