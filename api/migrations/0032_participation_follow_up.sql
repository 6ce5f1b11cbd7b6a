CREATE TABLE "participation_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"participation_id" uuid NOT NULL,
	"author_id" uuid,
	"body" text NOT NULL,
	"key" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "participation_notes_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
ALTER TABLE "participation_notes" ADD CONSTRAINT "participation_notes_participation_id_participations_id_fk" FOREIGN KEY ("participation_id") REFERENCES "public"."participations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participation_notes" ADD CONSTRAINT "participation_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "participation_notes_participation" ON "participation_notes" USING btree ("participation_id","created_at");--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "participations_assigned" ON "participations" USING btree ("assigned_to");