CREATE TABLE "express_jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"visitor_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"address" text NOT NULL,
	"bedrooms" integer NOT NULL,
	"bathrooms" numeric(3, 1) NOT NULL,
	"max_guests" integer NOT NULL,
	"pet_friendly" boolean NOT NULL,
	"photos" jsonb NOT NULL,
	"floor_plan" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "express_jobs" ADD CONSTRAINT "express_jobs_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "express_jobs_visitor_id_index" ON "express_jobs" USING btree ("visitor_id");