CREATE TABLE "picture_findings" (
	"key" text PRIMARY KEY NOT NULL,
	"finding" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "picture_findings_created_at_index" ON "picture_findings" USING btree ("created_at");