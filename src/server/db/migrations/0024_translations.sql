CREATE TABLE "listing_translations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"text_id" uuid NOT NULL,
	"language" text NOT NULL,
	"version" integer NOT NULL,
	"sections" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listing_translations" ADD CONSTRAINT "listing_translations_text_id_listing_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."listing_texts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "listing_translations_text_id_language_version_index" ON "listing_translations" USING btree ("text_id","language","version");