CREATE TABLE "staff_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"author_id" uuid,
	"body" text NOT NULL,
	"key" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_notes_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "staff_applications" DROP CONSTRAINT "staff_applications_status";--> statement-breakpoint
ALTER TABLE "staff_applications" ADD COLUMN "interview" jsonb;--> statement-breakpoint
ALTER TABLE "staff_applications" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_application_id_staff_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."staff_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_notes_application" ON "staff_notes" USING btree ("application_id","created_at");--> statement-breakpoint
ALTER TABLE "staff_applications" ADD CONSTRAINT "staff_applications_status" CHECK ("staff_applications"."status" in ('received', 'interview', 'accepted', 'refused'));