ALTER TABLE "refresh_families" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "refresh_families" ADD COLUMN "system" text;