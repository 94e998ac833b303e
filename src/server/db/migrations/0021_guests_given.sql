ALTER TABLE "express_jobs" ADD COLUMN "guests_given" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "express_jobs" SET "guests_given" = "max_guests" > 1;