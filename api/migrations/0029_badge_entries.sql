CREATE TABLE "badge_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"badge_id" uuid NOT NULL,
	"day" date NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"repeat_of" uuid,
	"gate_id" uuid,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "badge_entries" ADD CONSTRAINT "badge_entries_badge_id_badges_id_fk" FOREIGN KEY ("badge_id") REFERENCES "public"."badges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "badge_entries" ADD CONSTRAINT "badge_entries_repeat_of_badge_entries_id_fk" FOREIGN KEY ("repeat_of") REFERENCES "public"."badge_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "badge_entries" ADD CONSTRAINT "badge_entries_gate_id_users_id_fk" FOREIGN KEY ("gate_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "badge_entries_inside" ON "badge_entries" USING btree ("badge_id","day") WHERE "badge_entries"."left_at" is null and "badge_entries"."undone_at" is null and "badge_entries"."repeat_of" is null;--> statement-breakpoint
CREATE INDEX "badge_entries_badge" ON "badge_entries" USING btree ("badge_id");--> statement-breakpoint
CREATE INDEX "badge_entries_day" ON "badge_entries" USING btree ("day","changed_at");--> statement-breakpoint
-- Who came in before is kept as an entry of its own.
INSERT INTO "badge_entries" ("badge_id", "day", "entered_at", "gate_id")
SELECT "id", ("checked_in_at" at time zone 'Africa/Algiers')::date, "checked_in_at", "checked_in_by"
FROM "badges" WHERE "checked_in_at" is not null;
