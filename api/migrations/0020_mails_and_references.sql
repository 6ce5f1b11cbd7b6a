ALTER TABLE "users" ADD COLUMN "language" text DEFAULT 'fr' NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "link" text;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "number" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "participations_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "staff_applications" ADD COLUMN "language" text DEFAULT 'fr' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "participations_number" ON "participations" USING btree ("number");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_language" CHECK ("users"."language" in ('fr', 'en', 'ar'));--> statement-breakpoint
ALTER TABLE "staff_applications" ADD CONSTRAINT "staff_applications_language" CHECK ("staff_applications"."language" in ('fr', 'en', 'ar'));