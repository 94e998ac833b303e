ALTER TABLE "visitors" RENAME TO "customers";--> statement-breakpoint
ALTER INDEX "visitors_pkey" RENAME TO "customers_pkey";--> statement-breakpoint
ALTER TABLE "drafts" RENAME COLUMN "visitor_id" TO "customer_id";--> statement-breakpoint
ALTER TABLE "drafts" RENAME CONSTRAINT "drafts_visitor_id_visitors_id_fk" TO "drafts_customer_id_customers_id_fk";--> statement-breakpoint
ALTER TABLE "uploads" RENAME COLUMN "visitor_id" TO "customer_id";--> statement-breakpoint
ALTER TABLE "uploads" RENAME CONSTRAINT "uploads_visitor_id_visitors_id_fk" TO "uploads_customer_id_customers_id_fk";--> statement-breakpoint
ALTER TABLE "express_jobs" RENAME COLUMN "visitor_id" TO "customer_id";--> statement-breakpoint
ALTER TABLE "express_jobs" RENAME CONSTRAINT "express_jobs_visitor_id_visitors_id_fk" TO "express_jobs_customer_id_customers_id_fk";--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "visitor_id" TO "customer_id";--> statement-breakpoint
ALTER TABLE "orders" RENAME CONSTRAINT "orders_visitor_id_visitors_id_fk" TO "orders_customer_id_customers_id_fk";--> statement-breakpoint
ALTER TABLE "properties" RENAME COLUMN "visitor_id" TO "customer_id";--> statement-breakpoint
ALTER TABLE "properties" RENAME CONSTRAINT "properties_visitor_id_visitors_id_fk" TO "properties_customer_id_customers_id_fk";--> statement-breakpoint
ALTER TABLE "listings" RENAME COLUMN "visitor_id" TO "customer_id";--> statement-breakpoint
ALTER TABLE "listings" RENAME CONSTRAINT "listings_visitor_id_visitors_id_fk" TO "listings_customer_id_customers_id_fk";--> statement-breakpoint
ALTER INDEX "drafts_visitor_id_index" RENAME TO "drafts_customer_id_index";--> statement-breakpoint
ALTER INDEX "uploads_visitor_id_index" RENAME TO "uploads_customer_id_index";--> statement-breakpoint
ALTER INDEX "express_jobs_visitor_id_index" RENAME TO "express_jobs_customer_id_index";--> statement-breakpoint
ALTER INDEX "listings_visitor_id_index" RENAME TO "listings_customer_id_index";
