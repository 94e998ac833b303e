DROP INDEX "listings_customer_id_index";--> statement-breakpoint
CREATE INDEX "listings_of_customer" ON "listings" USING btree ("customer_id","created_at","id");