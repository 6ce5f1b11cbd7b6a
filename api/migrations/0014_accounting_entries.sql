CREATE TABLE "accounting_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"received_on" date NOT NULL,
	"mode" text NOT NULL,
	"reference" text NOT NULL,
	"payer" text,
	"tax_number" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "accounting_entries_currency" CHECK ("accounting_entries"."currency" in ('DZD', 'EUR'))
);
--> statement-breakpoint
CREATE INDEX "accounting_entries_created" ON "accounting_entries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "accounting_entries_received" ON "accounting_entries" USING btree ("received_on");
--> statement-breakpoint
-- Payments that are known already, with the company of the latest participation of their reservation.
INSERT INTO "accounting_entries"
  ("id", "amount", "currency", "received_on", "mode", "reference", "payer", "tax_number", "created_at", "cancelled_at")
SELECT "payments"."id", "payments"."amount", "reservations"."currency", "payments"."received_on", "payments"."mode",
  'ME25-R' || upper(left(replace("reservations"."id"::text, '-', ''), 8)),
  "company"."raison_sociale", "company"."nif_numero", "payments"."created_at", "payments"."cancelled_at"
FROM "payments"
JOIN "reservations" ON "reservations"."id" = "payments"."reservation_id"
LEFT JOIN LATERAL (
  SELECT "companies"."raison_sociale", "companies"."nif_numero"
  FROM "participations" JOIN "companies" ON "companies"."id" = "participations"."company_id"
  WHERE "participations"."reservation_id" = "reservations"."id"
  ORDER BY "participations"."created_at" DESC LIMIT 1
) AS "company" ON true;
