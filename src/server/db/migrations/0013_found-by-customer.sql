CREATE INDEX "properties_customer_id_index" ON "properties" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "orders_of_customer" ON "orders" USING btree ("customer_id");