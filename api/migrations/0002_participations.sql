CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"exhibitor_id" uuid NOT NULL,
	"name" text NOT NULL,
	"raison_sociale" text NOT NULL,
	"statut" text NOT NULL,
	"adresse" text NOT NULL,
	"type" text,
	"code_postal" text NOT NULL,
	"pays" text,
	"email" text,
	"website" text,
	"tel_fix" text,
	"tel_fax" text,
	"tel_mobile" text,
	"rc_numero" text,
	"rc_doubtful" boolean NOT NULL,
	"nif_numero" text NOT NULL,
	CONSTRAINT "companies_type" CHECK ("companies"."type" in ('Morale', 'Physique'))
);
--> statement-breakpoint
CREATE TABLE "participations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"exhibitor_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"reservation_id" uuid NOT NULL,
	"fonction" text NOT NULL,
	"phone" text NOT NULL,
	"payment" text,
	"wishes" jsonb NOT NULL,
	"complete" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "participations_payment" CHECK ("participations"."payment" in ('virement', 'cheque', 'espece'))
);
--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "status" text DEFAULT 'confirmed' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_exhibitor_id_users_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_exhibitor_id_users_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "companies_exhibitor" ON "companies" USING btree ("exhibitor_id");--> statement-breakpoint
CREATE INDEX "participations_exhibitor" ON "participations" USING btree ("exhibitor_id");--> statement-breakpoint
CREATE INDEX "participations_company" ON "participations" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "participations_reservation" ON "participations" USING btree ("reservation_id");--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_status" CHECK ("reservations"."status" in ('pending', 'confirmed'));