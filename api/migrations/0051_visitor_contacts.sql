CREATE TABLE "visitor_contacts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"edition" integer DEFAULT current_edition() NOT NULL,
	"exhibitor_id" uuid NOT NULL,
	"badge_id" uuid NOT NULL,
	"scanned_by" uuid,
	"scanned_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"rating" integer,
	"follow_up" text DEFAULT 'none' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "visitor_contacts_badge" UNIQUE("exhibitor_id","badge_id"),
	CONSTRAINT "visitor_contacts_rating" CHECK ("visitor_contacts"."rating" between 1 and 5),
	CONSTRAINT "visitor_contacts_follow_up" CHECK ("visitor_contacts"."follow_up" in ('none', 'call', 'write', 'done'))
);
--> statement-breakpoint
ALTER TABLE "consents" DROP CONSTRAINT "consents_kind";--> statement-breakpoint
ALTER TABLE "visitor_contacts" ADD CONSTRAINT "visitor_contacts_edition_editions_year_fk" FOREIGN KEY ("edition") REFERENCES "public"."editions"("year") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "visitor_contacts" ADD CONSTRAINT "visitor_contacts_exhibitor_id_exhibitors_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitor_contacts" ADD CONSTRAINT "visitor_contacts_badge_id_badges_id_fk" FOREIGN KEY ("badge_id") REFERENCES "public"."badges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitor_contacts" ADD CONSTRAINT "visitor_contacts_scanned_by_users_id_fk" FOREIGN KEY ("scanned_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visitor_contacts_list" ON "visitor_contacts" USING btree ("exhibitor_id","edition","scanned_at");--> statement-breakpoint
CREATE INDEX "visitor_contacts_of_badge" ON "visitor_contacts" USING btree ("badge_id");--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_kind" CHECK ("consents"."subject_kind" in ('account', 'staff', 'badge', 'badge-contacts'));