CREATE TABLE "listing_text_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"text_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" text NOT NULL,
	"description" jsonb NOT NULL,
	"wish" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listing_texts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_text_versions" ADD CONSTRAINT "listing_text_versions_text_id_listing_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."listing_texts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "listing_text_versions_text_id_number_index" ON "listing_text_versions" USING btree ("text_id","number");