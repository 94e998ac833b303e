CREATE TABLE "admin_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admin_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"admin_id" uuid NOT NULL,
	"admin_email" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin_listings" (
	"listing_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"is_guest" boolean NOT NULL,
	"is_paid" boolean NOT NULL,
	"platforms" text[] NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin_orders" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"state" text NOT NULL,
	"settled_on" date,
	"amount_cents" integer NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin_tallies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admin_tallies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"name" text NOT NULL,
	"amount" bigint NOT NULL,
	"is_merged" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX "admin_listings_newest" ON "admin_listings" USING btree ("created_at","listing_id");--> statement-breakpoint
CREATE INDEX "admin_listings_of_customer" ON "admin_listings" USING btree ("customer_id","created_at","listing_id","is_paid");--> statement-breakpoint
CREATE INDEX "admin_orders_newest" ON "admin_orders" USING btree ("created_at","order_id");--> statement-breakpoint
CREATE INDEX "admin_orders_newest_of_state" ON "admin_orders" USING btree ("state","created_at","order_id");--> statement-breakpoint
CREATE INDEX "admin_orders_of_customer" ON "admin_orders" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "admin_tallies_merged" ON "admin_tallies" USING btree ("is_merged","day","name");