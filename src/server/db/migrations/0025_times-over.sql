ALTER TABLE "listing_texts" ADD COLUMN "outdated_from" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "stood_by" jsonb DEFAULT '[]'::jsonb NOT NULL;