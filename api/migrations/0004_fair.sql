CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "badges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "badges_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"nom" text NOT NULL,
	"prenom" text NOT NULL,
	"phone" text,
	"category" text NOT NULL,
	"company" text,
	"fonction" text,
	"pays" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	"checked_in_at" timestamp with time zone,
	"checked_in_by" uuid,
	CONSTRAINT "badges_email_unique" UNIQUE("email"),
	CONSTRAINT "badges_category" CHECK ("badges"."category" in ('visitor', 'professional', 'international', 'journalist'))
);
--> statement-breakpoint
CREATE TABLE "catalogue_items" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"parent_category" text NOT NULL,
	"category" text NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"additional_info" text,
	"image_path" text,
	"unit" text NOT NULL,
	"is_per_day" boolean NOT NULL,
	"price_da" integer NOT NULL,
	"price_euro" integer,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "catalogue_items_parent" CHECK ("catalogue_items"."parent_category" in ('Fournitures', 'Service', 'Communication')),
	CONSTRAINT "catalogue_items_prices" CHECK ("catalogue_items"."price_da" >= 0 and "catalogue_items"."price_euro" >= 0)
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"discount_type" text NOT NULL,
	"discount_value" integer NOT NULL,
	"currency" text,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	CONSTRAINT "promo_codes_value" CHECK (("promo_codes"."discount_type" = 'percentage' and "promo_codes"."discount_value" between 1 and 100 and "promo_codes"."currency" is null)
        or ("promo_codes"."discount_type" = 'fixed' and "promo_codes"."discount_value" > 0 and "promo_codes"."currency" in ('DZD', 'EUR')))
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"version" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consents_kind" CHECK ("consents"."subject_kind" in ('account', 'staff', 'badge'))
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seed" text,
	"title" text NOT NULL,
	"date" date NOT NULL,
	"category" text NOT NULL,
	"content" text NOT NULL,
	"important" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "news_seed_unique" UNIQUE("seed")
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "quotes_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"secret_hash" text NOT NULL,
	"owner_id" uuid,
	"simulation" jsonb NOT NULL,
	"priced" jsonb NOT NULL,
	"payment" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	CONSTRAINT "quotes_secret_hash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "quotes_payment" CHECK ("quotes"."payment" in ('virement', 'cheque', 'espece'))
);
--> statement-breakpoint
ALTER TABLE "reservations" DROP CONSTRAINT "reservations_status";--> statement-breakpoint
DROP INDEX "outbox_waiting";--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "status" text DEFAULT 'received' NOT NULL;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "organizer_message" text;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_applications" ADD COLUMN "status" text DEFAULT 'received' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_applications" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation_booths" ADD COLUMN "stand_code" text;--> statement-breakpoint
ALTER TABLE "reservation_booths" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "badges" ADD CONSTRAINT "badges_checked_in_by_users_id_fk" FOREIGN KEY ("checked_in_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "badges_created" ON "badges" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "consents_subject" ON "consents" USING btree ("subject_kind","subject_id","version");--> statement-breakpoint
CREATE INDEX "news_date" ON "news" USING btree ("date");--> statement-breakpoint
CREATE INDEX "quotes_owner" ON "quotes" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "quotes_created" ON "quotes" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "reservation_booths" ADD CONSTRAINT "reservation_booths_stand_code_stands_code_fk" FOREIGN KEY ("stand_code") REFERENCES "public"."stands"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_applications_created" ON "staff_applications" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reservation_booths_one_sale" ON "reservation_booths" USING btree ("stand_code") WHERE "reservation_booths"."stand_code" is not null and "reservation_booths"."released_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("due_at") WHERE "outbox"."sent_at" is null;--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_status" CHECK ("participations"."status" in ('received', 'to_complete', 'accepted', 'refused'));--> statement-breakpoint
ALTER TABLE "staff_applications" ADD CONSTRAINT "staff_applications_status" CHECK ("staff_applications"."status" in ('received', 'accepted', 'refused'));--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_status" CHECK ("reservations"."status" in ('pending', 'confirmed', 'cancelled'));