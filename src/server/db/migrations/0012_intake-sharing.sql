CREATE TABLE "draft_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"draft_id" uuid NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"last_opened_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "draft_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "draft_rights" (
	"customer_id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "draft_rights_customer_id_link_id_pk" PRIMARY KEY("customer_id","link_id")
);
--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "owner_sections" jsonb;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "completed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "completed_by" uuid;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "completed_version" integer;--> statement-breakpoint
ALTER TABLE "draft_links" ADD CONSTRAINT "draft_links_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_rights" ADD CONSTRAINT "draft_rights_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_rights" ADD CONSTRAINT "draft_rights_link_id_draft_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."draft_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_link_per_role" ON "draft_links" USING btree ("draft_id","role");--> statement-breakpoint
CREATE INDEX "draft_rights_link_id_index" ON "draft_rights" USING btree ("link_id");--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_completed_by_customers_id_fk" FOREIGN KEY ("completed_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drafts_completed_by" ON "drafts" USING btree ("completed_by") WHERE "drafts"."completed_by" is not null;