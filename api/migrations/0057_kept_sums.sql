ALTER TABLE "promo_codes" ADD COLUMN "dossiers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "paid" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What payments add to the sum of their reservation, and uses to that of their code (0137). OLD is null where a row is added, NEW where one is removed.
CREATE FUNCTION "payments_sum"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "reservations" SET "paid" = "paid" - OLD."amount" WHERE "id" = OLD."reservation_id" AND OLD."cancelled_at" IS NULL;
  UPDATE "reservations" SET "paid" = "paid" + NEW."amount" WHERE "id" = NEW."reservation_id" AND NEW."cancelled_at" IS NULL;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "payments_sum" AFTER INSERT OR DELETE OR UPDATE OF "reservation_id", "amount", "cancelled_at" ON "payments"
  FOR EACH ROW EXECUTE FUNCTION "payments_sum"();
--> statement-breakpoint
CREATE FUNCTION "promo_uses_sum"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "promo_codes" SET "dossiers" = "dossiers" - 1 WHERE "id" = OLD."promo_id" AND OLD."until" IS NULL;
  UPDATE "promo_codes" SET "dossiers" = "dossiers" + 1 WHERE "id" = NEW."promo_id" AND NEW."until" IS NULL;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "promo_uses_sum" AFTER INSERT OR DELETE OR UPDATE OF "promo_id", "until" ON "promo_uses"
  FOR EACH ROW EXECUTE FUNCTION "promo_uses_sum"();
--> statement-breakpoint
UPDATE "reservations" SET "paid" = "sums"."paid"
FROM (SELECT "reservation_id", sum("amount") AS "paid" FROM "payments" WHERE "cancelled_at" IS NULL GROUP BY 1) "sums"
WHERE "sums"."reservation_id" = "reservations"."id";
--> statement-breakpoint
UPDATE "promo_codes" SET "dossiers" = "sums"."dossiers"
FROM (SELECT "promo_id", count(*) AS "dossiers" FROM "promo_uses" WHERE "until" IS NULL GROUP BY 1) "sums"
WHERE "sums"."promo_id" = "promo_codes"."id";
