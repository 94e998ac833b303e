CREATE TABLE "finding_marks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"draft_id" uuid,
	"express_job_id" uuid,
	"picture" text NOT NULL,
	"finding" text NOT NULL,
	"state" text NOT NULL,
	"marked_by" uuid,
	"marked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "marks_of_one_form" CHECK (num_nonnulls("finding_marks"."draft_id", "finding_marks"."express_job_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "finding_marks" ADD CONSTRAINT "finding_marks_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding_marks" ADD CONSTRAINT "finding_marks_express_job_id_express_jobs_id_fk" FOREIGN KEY ("express_job_id") REFERENCES "public"."express_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding_marks" ADD CONSTRAINT "finding_marks_marked_by_customers_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_mark_in_draft" ON "finding_marks" USING btree ("draft_id","picture","finding");--> statement-breakpoint
CREATE UNIQUE INDEX "one_mark_in_express_job" ON "finding_marks" USING btree ("express_job_id","picture","finding");--> statement-breakpoint
CREATE INDEX "marks_by_customer" ON "finding_marks" USING btree ("marked_by") WHERE "finding_marks"."marked_by" is not null;--> statement-breakpoint
-- Written by hand: what hosts said before moves along. The only plan of an express form was named "plan".
INSERT INTO "finding_marks" ("express_job_id", "picture", "finding", "state", "marked_by")
SELECT job."id",
	CASE WHEN mark.key LIKE 'plan/%' THEN regexp_replace(coalesce(job."floor_plan", 'plan'), '^/files/', '') ELSE split_part(mark.key, '/', 1) END,
	substr(mark.key, strpos(mark.key, '/') + 1),
	mark.value,
	job."customer_id"
FROM "express_jobs" job, jsonb_each_text(job."finding_marks") mark ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "express_jobs" DROP COLUMN "finding_marks";