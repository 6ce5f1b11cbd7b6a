CREATE TABLE "issued_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"year" integer NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"issued_on" date NOT NULL,
	"reservation_id" uuid NOT NULL,
	"about" uuid,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"content" jsonb NOT NULL,
	"issued_by" uuid,
	"key" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "issued_documents_key_unique" UNIQUE("key"),
	CONSTRAINT "issued_documents_kind" CHECK ("issued_documents"."kind" in ('proforma', 'invoice', 'credit', 'receipt', 'refund')),
	CONSTRAINT "issued_documents_amount" CHECK ("issued_documents"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "issued_numbers" (
	"year" integer NOT NULL,
	"kind" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "issued_numbers_year_kind_pk" PRIMARY KEY("year","kind")
);
--> statement-breakpoint
CREATE TABLE "payment_reminders" (
	"reservation_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"due" integer NOT NULL,
	"sent_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_reminders_reservation_id_number_pk" PRIMARY KEY("reservation_id","number")
);
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_amount";--> statement-breakpoint
ALTER TABLE "payment_reminders" ADD CONSTRAINT "payment_reminders_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reminders" ADD CONSTRAINT "payment_reminders_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "issued_documents_number" ON "issued_documents" USING btree ("year","kind","number");--> statement-breakpoint
CREATE INDEX "issued_documents_reservation" ON "issued_documents" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "issued_documents_about" ON "issued_documents" USING btree ("about");--> statement-breakpoint
CREATE INDEX "issued_documents_created" ON "issued_documents" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payment_reminders_created" ON "payment_reminders" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_amount" CHECK ("payments"."amount" <> 0);--> statement-breakpoint
CREATE FUNCTION "refuse_issued_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an issued document does not change' USING ERRCODE = '42501';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "issued_documents_unchanged" BEFORE UPDATE ON "issued_documents"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_issued_change"();
