CREATE TABLE "promo_uses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"promo_id" uuid NOT NULL,
	"quote_id" uuid,
	"until" timestamp with time zone,
	CONSTRAINT "promo_uses_quote_id_unique" UNIQUE("quote_id")
);
--> statement-breakpoint
ALTER TABLE "promo_codes" DROP CONSTRAINT "promo_codes_pkey";--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
-- Known codes belong to the current edition; a database without editions gets that of 2025 when the service starts (as in 0035).
DO $$
BEGIN
  EXECUTE format('ALTER TABLE "promo_codes" ADD COLUMN "edition" integer DEFAULT %s NOT NULL',
    coalesce((SELECT "year" FROM "editions" WHERE "current"), 2025));
END;
$$;--> statement-breakpoint
ALTER TABLE "promo_codes" ALTER COLUMN "edition" SET DEFAULT current_edition();--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "creation_key" uuid;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "max_uses" integer;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_promo_id_promo_codes_id_fk" FOREIGN KEY ("promo_id") REFERENCES "public"."promo_codes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promo_uses_promo" ON "promo_uses" USING btree ("promo_id");--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_edition_editions_year_fk" FOREIGN KEY ("edition") REFERENCES "public"."editions"("year") ON DELETE no action ON UPDATE cascade NOT VALID;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_creation_key_unique" UNIQUE("creation_key");--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_code" UNIQUE("edition","code");--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_max_uses" CHECK ("promo_codes"."max_uses" > 0);--> statement-breakpoint
-- What was given with a code before uses were counted; a use stays counted where a dossier took the discount over.
INSERT INTO "promo_uses" ("promo_id", "quote_id", "until")
SELECT "promo"."id", "quote"."id", CASE WHEN NOT EXISTS (
    SELECT 1 FROM "participations" "dossier" JOIN "reservations" "reservation" ON "reservation"."id" = "dossier"."reservation_id"
    WHERE "dossier"."wishes"->>'quote' = "quote"."id"::text
      AND "reservation"."exhibitor_id" = "quote"."owner_id" AND "reservation"."promo" IS NOT NULL
  ) THEN "quote"."valid_until" END
FROM "quotes" "quote"
JOIN "promo_codes" "promo" ON "promo"."edition" = "quote"."edition" AND "promo"."code" = "quote"."simulation"->>'promoCode'
WHERE jsonb_typeof("quote"."simulation"->'promo') = 'object';
