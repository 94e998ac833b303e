-- What the admin's tables look up and count is kept in step by the database itself, in the transaction of the change.

-- As texts and searches are compared: in small letters, and with letters that nobody writes in place of what parts
-- words. The index knows a text by three letters in a row within a word, and "77 Pine" is to be one.
CREATE FUNCTION admin_search_key(line text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(lower(line), ' ,.@-', 'ꙮꙁꙃꙅꙇ')
$$;
--> statement-breakpoint
-- A line of a search text holds no line break of its own, so that no search reaches over two lines.
CREATE FUNCTION admin_search_line(line text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT admin_search_key(left(btrim(regexp_replace(coalesce(line, ''), '\s+', ' ', 'g')), 400)) || E'\n'
$$;
--> statement-breakpoint
CREATE FUNCTION admin_address(property_data jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(nullif(btrim(property_data ->> 'address'), ''), property_data ->> 'property_address')
$$;
--> statement-breakpoint
CREATE FUNCTION admin_day(at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (at AT TIME ZONE 'UTC')::date
$$;
--> statement-breakpoint
-- A guest's forgotten listing keeps its place in the books under the address of its order.
CREATE VIEW admin_listing_source AS
  SELECT
    l.id AS listing_id,
    l.customer_id,
    l.is_guest,
    coalesce(q.amount_cents, 0) > 0 AND o.state <> 'refunded' AS is_paid,
    CASE WHEN jsonb_typeof(o.platforms) = 'array' AND o.platforms <> '[]'
      THEN ARRAY(SELECT jsonb_array_elements_text(o.platforms)) ELSE ARRAY['airbnb'] END AS platforms,
    admin_search_line(coalesce(admin_address(l.property_data), admin_address(o.property_data)))
      || admin_search_line(u.email) || admin_search_line(l.id::text) AS search_text,
    l.created_at
  FROM listings l
  JOIN orders o ON o.id = l.order_id
  LEFT JOIN order_quotes q ON q.id = o.quote_id
  LEFT JOIN users u ON u.id = l.customer_id
  -- What a member deleted is gone; what a guest viewed once was sold all the same.
  WHERE l.is_guest OR l.forgotten_at IS NULL;
--> statement-breakpoint
CREATE VIEW admin_order_source AS
  SELECT
    o.id AS order_id,
    o.customer_id,
    o.state,
    admin_day(o.settled_at) AS settled_on,
    coalesce(q.amount_cents, 0) AS amount_cents,
    admin_search_line(admin_address(o.property_data)) || admin_search_line(u.email)
      || admin_search_line(o.receipt_email) || admin_search_line(o.id::text)
      || admin_search_line(o.intent_id) || admin_search_line(o.free_order_id) AS search_text,
    o.created_at
  FROM orders o
  LEFT JOIN order_quotes q ON q.id = o.quote_id
  LEFT JOIN users u ON u.id = o.customer_id;
--> statement-breakpoint
CREATE FUNCTION admin_follow_listings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM admin_listings WHERE listing_id IN (SELECT id FROM old_rows);
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(id) INTO changed FROM new_rows;
  ELSE
    SELECT array_agg(n.id) INTO changed FROM new_rows n JOIN old_rows o ON o.id = n.id
    WHERE (n.customer_id, n.is_guest, n.forgotten_at, n.property_data, n.created_at)
      IS DISTINCT FROM (o.customer_id, o.is_guest, o.forgotten_at, o.property_data, o.created_at);
  END IF;
  IF changed IS NULL THEN RETURN NULL; END IF;
  -- Before anything else is locked: who changes an e-mail waits for us, or we for them, and never each for the other.
  PERFORM FROM users WHERE id IN (SELECT customer_id FROM new_rows) ORDER BY id FOR KEY SHARE;
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM admin_listings a WHERE a.listing_id = ANY (changed)
      AND NOT EXISTS (SELECT FROM admin_listing_source s WHERE s.listing_id = a.listing_id);
  END IF;
  INSERT INTO admin_listings AS a (listing_id, customer_id, is_guest, is_paid, platforms, search_text, created_at)
  SELECT s.listing_id, s.customer_id, s.is_guest, s.is_paid, s.platforms, s.search_text, s.created_at
  FROM admin_listing_source s WHERE s.listing_id = ANY (changed)
  ON CONFLICT (listing_id) DO UPDATE SET customer_id = excluded.customer_id, is_guest = excluded.is_guest,
    search_text = excluded.search_text, created_at = excluded.created_at;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION admin_follow_orders() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM admin_orders WHERE order_id IN (SELECT id FROM old_rows);
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM FROM users WHERE id IN (SELECT customer_id FROM new_rows) ORDER BY id FOR KEY SHARE;
    INSERT INTO admin_orders (order_id, customer_id, state, settled_on, amount_cents, search_text, created_at)
    SELECT s.order_id, s.customer_id, s.state, s.settled_on, s.amount_cents, s.search_text, s.created_at
    FROM admin_order_source s WHERE s.order_id IN (SELECT id FROM new_rows);
    RETURN NULL;
  END IF;
  SELECT array_agg(n.id) INTO changed
  FROM new_rows n JOIN old_rows o ON o.id = n.id
  WHERE (n.customer_id, n.state, n.settled_at, n.quote_id, n.property_data, n.receipt_email, n.intent_id, n.free_order_id)
    IS DISTINCT FROM
    (o.customer_id, o.state, o.settled_at, o.quote_id, o.property_data, o.receipt_email, o.intent_id, o.free_order_id);
  IF changed IS NULL THEN RETURN NULL; END IF;
  PERFORM FROM users WHERE id IN (SELECT customer_id FROM new_rows) ORDER BY id FOR KEY SHARE;
  UPDATE admin_orders a
  SET customer_id = s.customer_id, state = s.state, settled_on = s.settled_on, amount_cents = s.amount_cents,
    search_text = s.search_text
  FROM admin_order_source s WHERE a.order_id = s.order_id AND s.order_id = ANY (changed);
  UPDATE admin_listings a SET is_paid = s.is_paid
  FROM listings l JOIN admin_listing_source s ON s.listing_id = l.id
  WHERE l.order_id = ANY (changed) AND a.listing_id = l.id AND a.is_paid <> s.is_paid;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION admin_follow_emails() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT array_agg(id) INTO changed FROM old_rows;
  ELSE
    SELECT array_agg(n.id) INTO changed FROM new_rows n JOIN old_rows o ON o.id = n.id WHERE n.email <> o.email;
  END IF;
  IF changed IS NULL THEN RETURN NULL; END IF;
  UPDATE admin_orders a SET search_text = s.search_text
  FROM admin_order_source s WHERE s.customer_id = ANY (changed) AND a.order_id = s.order_id;
  UPDATE admin_listings a SET search_text = s.search_text
  FROM admin_listing_source s WHERE s.customer_id = ANY (changed) AND a.listing_id = s.listing_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION admin_user_counts(is_member boolean, created_at timestamptz)
RETURNS TABLE (day date, name text, amount bigint) LANGUAGE sql IMMUTABLE AS $$
  SELECT admin_day(created_at), count.name, count.amount
  FROM (VALUES ('users', 1::bigint), ('members', is_member::int::bigint)) AS count (name, amount)
$$;
--> statement-breakpoint
CREATE FUNCTION admin_listing_counts(is_guest boolean, platforms text[], created_at timestamptz)
RETURNS TABLE (day date, name text, amount bigint) LANGUAGE sql IMMUTABLE AS $$
  SELECT admin_day(created_at), CASE WHEN is_guest THEN 'guest_listings' ELSE 'member_listings' END, 1::bigint
  UNION ALL
  SELECT admin_day(created_at), 'platform:' || platform, 1::bigint FROM unnest(platforms) AS platform
$$;
--> statement-breakpoint
CREATE FUNCTION admin_order_counts(state text, settled_on date, amount_cents integer)
RETURNS TABLE (day date, name text, amount bigint) LANGUAGE sql IMMUTABLE AS $$
  SELECT settled_on, 'orders', 1::bigint WHERE settled_on IS NOT NULL
  UNION ALL
  SELECT settled_on, CASE WHEN state = 'refunded' THEN 'refunded_cents' ELSE 'revenue_cents' END, amount_cents::bigint
  WHERE settled_on IS NOT NULL AND amount_cents <> 0
$$;
--> statement-breakpoint
-- The argument says what a row "r" counts for; an update counts for the difference.
CREATE FUNCTION admin_count() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gained text := format('SELECT c.day, c.name, c.amount FROM new_rows r, %s c', TG_ARGV[0]);
  lost text := format('SELECT c.day, c.name, -c.amount AS amount FROM old_rows r, %s c', TG_ARGV[0]);
  changes text := CASE TG_OP WHEN 'INSERT' THEN gained WHEN 'DELETE' THEN lost ELSE gained || ' UNION ALL ' || lost END;
BEGIN
  EXECUTE format(
    'INSERT INTO admin_tallies (day, name, amount)
     SELECT day, name, sum(amount) FROM (%s) AS changes GROUP BY day, name HAVING sum(amount) <> 0',
    changes);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Merging takes only rows that nobody else is merging and never waits; whoever reads meanwhile sees all or none of it.
CREATE FUNCTION admin_merge_tallies() RETURNS void LANGUAGE sql AS $$
  WITH recent AS (
    DELETE FROM admin_tallies WHERE id IN (
      SELECT id FROM admin_tallies WHERE NOT is_merged ORDER BY id LIMIT 5000 FOR UPDATE SKIP LOCKED
    ) RETURNING day, name, amount
  ), earlier AS (
    DELETE FROM admin_tallies WHERE id IN (
      SELECT id FROM admin_tallies WHERE is_merged AND (day, name) IN (SELECT day, name FROM recent) FOR UPDATE SKIP LOCKED
    ) RETURNING day, name, amount
  )
  INSERT INTO admin_tallies (day, name, amount, is_merged)
  SELECT day, name, sum(amount), true
  FROM (SELECT * FROM recent UNION ALL SELECT * FROM earlier) AS merged
  GROUP BY day, name HAVING sum(amount) <> 0
$$;
--> statement-breakpoint
CREATE FUNCTION admin_merge_now_and_then() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF random() < 0.02 AND current_setting('transaction_isolation') = 'read committed'
    AND EXISTS (SELECT FROM new_rows WHERE NOT is_merged)
  THEN
    PERFORM admin_merge_tallies();
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER admin_merge_now_and_then AFTER INSERT ON admin_tallies REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION admin_merge_now_and_then();
--> statement-breakpoint
CREATE TRIGGER admin_follow_inserts AFTER INSERT ON listings REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION admin_follow_listings();
--> statement-breakpoint
CREATE TRIGGER admin_follow_updates AFTER UPDATE ON listings REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION admin_follow_listings();
--> statement-breakpoint
CREATE TRIGGER admin_follow_deletes AFTER DELETE ON listings REFERENCING OLD TABLE AS old_rows
FOR EACH STATEMENT EXECUTE FUNCTION admin_follow_listings();
--> statement-breakpoint
CREATE TRIGGER admin_follow_inserts AFTER INSERT ON orders REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION admin_follow_orders();
--> statement-breakpoint
CREATE TRIGGER admin_follow_updates AFTER UPDATE ON orders REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION admin_follow_orders();
--> statement-breakpoint
CREATE TRIGGER admin_follow_deletes AFTER DELETE ON orders REFERENCING OLD TABLE AS old_rows
FOR EACH STATEMENT EXECUTE FUNCTION admin_follow_orders();
--> statement-breakpoint
CREATE TRIGGER admin_follow_updates AFTER UPDATE ON users REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION admin_follow_emails();
--> statement-breakpoint
CREATE TRIGGER admin_follow_deletes AFTER DELETE ON users REFERENCING OLD TABLE AS old_rows
FOR EACH STATEMENT EXECUTE FUNCTION admin_follow_emails();
--> statement-breakpoint
CREATE TRIGGER admin_count_inserts AFTER INSERT ON users REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION admin_count('admin_user_counts(r.is_member, r.created_at)');
--> statement-breakpoint
CREATE TRIGGER admin_count_updates AFTER UPDATE ON users REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION admin_count('admin_user_counts(r.is_member, r.created_at)');
--> statement-breakpoint
CREATE TRIGGER admin_count_deletes AFTER DELETE ON users REFERENCING OLD TABLE AS old_rows
FOR EACH STATEMENT EXECUTE FUNCTION admin_count('admin_user_counts(r.is_member, r.created_at)');
--> statement-breakpoint
CREATE TRIGGER admin_count_inserts AFTER INSERT ON admin_listings REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION admin_count('admin_listing_counts(r.is_guest, r.platforms, r.created_at)');
--> statement-breakpoint
CREATE TRIGGER admin_count_updates AFTER UPDATE ON admin_listings REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION admin_count('admin_listing_counts(r.is_guest, r.platforms, r.created_at)');
--> statement-breakpoint
CREATE TRIGGER admin_count_deletes AFTER DELETE ON admin_listings REFERENCING OLD TABLE AS old_rows
FOR EACH STATEMENT EXECUTE FUNCTION admin_count('admin_listing_counts(r.is_guest, r.platforms, r.created_at)');
--> statement-breakpoint
CREATE TRIGGER admin_count_inserts AFTER INSERT ON admin_orders REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION admin_count('admin_order_counts(r.state, r.settled_on, r.amount_cents)');
--> statement-breakpoint
CREATE TRIGGER admin_count_updates AFTER UPDATE ON admin_orders REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION admin_count('admin_order_counts(r.state, r.settled_on, r.amount_cents)');
--> statement-breakpoint
CREATE TRIGGER admin_count_deletes AFTER DELETE ON admin_orders REFERENCING OLD TABLE AS old_rows
FOR EACH STATEMENT EXECUTE FUNCTION admin_count('admin_order_counts(r.state, r.settled_on, r.amount_cents)');
--> statement-breakpoint
-- Substring search in a million rows. A database whose owner may not add the extension still searches, row by row.
CREATE FUNCTION admin_index_search() RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  BEGIN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
  EXCEPTION WHEN insufficient_privilege OR feature_not_supported OR undefined_file THEN
    RAISE WARNING 'pg_trgm is missing, so the admin''s search will be slow: add it and call admin_index_search()';
    RETURN false;
  END;
  CREATE INDEX IF NOT EXISTS admin_listings_search ON admin_listings USING gin (search_text gin_trgm_ops) WITH (fastupdate = off);
  CREATE INDEX IF NOT EXISTS admin_orders_search ON admin_orders USING gin (search_text gin_trgm_ops) WITH (fastupdate = off);
  CREATE INDEX IF NOT EXISTS users_search ON users
    USING gin (admin_search_key(email || E'\n' || first_name || ' ' || last_name) gin_trgm_ops) WITH (fastupdate = off);
  RETURN true;
END $$;
--> statement-breakpoint
INSERT INTO admin_orders (order_id, customer_id, state, settled_on, amount_cents, search_text, created_at)
SELECT order_id, customer_id, state, settled_on, amount_cents, search_text, created_at FROM admin_order_source;
--> statement-breakpoint
INSERT INTO admin_listings (listing_id, customer_id, is_guest, is_paid, platforms, search_text, created_at)
SELECT listing_id, customer_id, is_guest, is_paid, platforms, search_text, created_at FROM admin_listing_source;
--> statement-breakpoint
INSERT INTO admin_tallies (day, name, amount)
SELECT c.day, c.name, sum(c.amount) FROM users u, admin_user_counts(u.is_member, u.created_at) c
GROUP BY c.day, c.name HAVING sum(c.amount) <> 0;
--> statement-breakpoint
SELECT admin_index_search();
