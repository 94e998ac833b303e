ALTER TABLE "express_jobs" ADD COLUMN "form_data" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "express_jobs" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;