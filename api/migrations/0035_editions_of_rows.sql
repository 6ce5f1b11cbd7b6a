ALTER TABLE "badges" DROP CONSTRAINT "badges_email_unique";
--> statement-breakpoint
ALTER TABLE "stand_holds" DROP CONSTRAINT "stand_holds_stand_code_stands_code_fk";
--> statement-breakpoint
ALTER TABLE "reservation_booths" DROP CONSTRAINT "reservation_booths_stand_code_stands_code_fk";
--> statement-breakpoint
ALTER TABLE "stands" DROP CONSTRAINT "stands_hall_halls_id_fk";
--> statement-breakpoint
DROP INDEX "badges_created";
--> statement-breakpoint
DROP INDEX "stand_holds_one_active";
--> statement-breakpoint
DROP INDEX "participations_created";
--> statement-breakpoint
DROP INDEX "participations_decided";
--> statement-breakpoint
DROP INDEX "participations_status";
--> statement-breakpoint
DROP INDEX "reservation_booths_one_sale";
--> statement-breakpoint
DROP INDEX "reservations_confirmed";
--> statement-breakpoint
DROP INDEX "staff_applications_created";
--> statement-breakpoint
DROP INDEX "staff_applications_open";
--> statement-breakpoint
ALTER TABLE "exhibitor_pages" DROP CONSTRAINT "exhibitor_pages_pkey";
--> statement-breakpoint
ALTER TABLE "halls" DROP CONSTRAINT "halls_pkey";
--> statement-breakpoint
-- The year of the current edition, for rows that are written without one.
CREATE FUNCTION "current_edition"() RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT "year" FROM "editions" WHERE "current";
$$;
--> statement-breakpoint
-- What there is belongs to the current edition; a database without editions gets that of 2025 when the service starts, which
-- is why the references further down are not checked for the rows that there are.
DO $$
DECLARE
  "now" integer := coalesce((SELECT "year" FROM "editions" WHERE "current"), 2025);
  "name" text;
BEGIN
  UPDATE "halls" SET "edition" = "now" WHERE "edition" <> "now";
  FOREACH "name" IN ARRAY ARRAY['badges', 'exhibitor_pages', 'stand_holds', 'news', 'participations', 'quotes', 'reservation_booths', 'reservations', 'staff_applications', 'stands'] LOOP
    EXECUTE format('ALTER TABLE %I ADD COLUMN "edition" integer DEFAULT %s', "name", "now");
    EXECUTE format('ALTER TABLE %I ALTER COLUMN "edition" SET DEFAULT current_edition()', "name");
    IF "name" <> 'reservation_booths' THEN
      EXECUTE format('ALTER TABLE %I ALTER COLUMN "edition" SET NOT NULL', "name");
    END IF;
  END LOOP;
END;
$$;
--> statement-breakpoint
ALTER TABLE "halls" ALTER COLUMN "edition" SET DEFAULT current_edition();
--> statement-breakpoint
ALTER TABLE "stands" DROP CONSTRAINT "stands_pkey";
--> statement-breakpoint
ALTER TABLE "exhibitor_pages" ADD CONSTRAINT "exhibitor_pages_exhibitor_id_edition_pk" PRIMARY KEY("exhibitor_id","edition");
--> statement-breakpoint
ALTER TABLE "halls" ADD CONSTRAINT "halls_edition_id_pk" PRIMARY KEY("edition","id");
--> statement-breakpoint
ALTER TABLE "stands" ADD CONSTRAINT "stands_edition_code_pk" PRIMARY KEY("edition","code");
--> statement-breakpoint
ALTER TABLE "badges" ADD CONSTRAINT "badges_edition_editions_year_fk" FOREIGN KEY ("edition") REFERENCES "public"."editions"("year") ON DELETE no action ON UPDATE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "exhibitor_pages" ADD CONSTRAINT "exhibitor_pages_edition_editions_year_fk" FOREIGN KEY ("edition") REFERENCES "public"."editions"("year") ON DELETE no action ON UPDATE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "halls" ADD CONSTRAINT "halls_edition_editions_year_fk" FOREIGN KEY ("edition") REFERENCES "public"."editions"("year") ON DELETE no action ON UPDATE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "stand_holds" ADD CONSTRAINT "stand_holds_stand" FOREIGN KEY ("edition","stand_code") REFERENCES "public"."stands"("edition","code") ON DELETE no action ON UPDATE cascade;
--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_edition_editions_year_fk" FOREIGN KEY ("edition") REFERENCES "public"."editions"("year") ON DELETE no action ON UPDATE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_edition_editions_year_fk" FOREIGN KEY ("edition") REFERENCES "public"."editions"("year") ON DELETE no action ON UPDATE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_edition_editions_year_fk" FOREIGN KEY ("edition") REFERENCES "public"."editions"("year") ON DELETE no action ON UPDATE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "reservation_booths" ADD CONSTRAINT "reservation_booths_stand" FOREIGN KEY ("edition","stand_code") REFERENCES "public"."stands"("edition","code") ON DELETE no action ON UPDATE cascade;
--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_edition_editions_year_fk" FOREIGN KEY ("edition") REFERENCES "public"."editions"("year") ON DELETE no action ON UPDATE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "staff_applications" ADD CONSTRAINT "staff_applications_edition_editions_year_fk" FOREIGN KEY ("edition") REFERENCES "public"."editions"("year") ON DELETE no action ON UPDATE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "stands" ADD CONSTRAINT "stands_hall" FOREIGN KEY ("edition","hall") REFERENCES "public"."halls"("edition","id") ON DELETE no action ON UPDATE cascade;
--> statement-breakpoint
CREATE INDEX "reservations_edition" ON "reservations" USING btree ("edition","created_at","id");
--> statement-breakpoint
CREATE INDEX "badges_created" ON "badges" USING btree ("edition","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "stand_holds_one_active" ON "stand_holds" USING btree ("edition","stand_code") WHERE "stand_holds"."ended_at" is null;
--> statement-breakpoint
CREATE INDEX "participations_created" ON "participations" USING btree ("edition","created_at","id");
--> statement-breakpoint
CREATE INDEX "participations_decided" ON "participations" USING btree ("edition","decided_at","id");
--> statement-breakpoint
CREATE INDEX "participations_status" ON "participations" USING btree ("edition","status");
--> statement-breakpoint
CREATE UNIQUE INDEX "reservation_booths_one_sale" ON "reservation_booths" USING btree ("edition","stand_code") WHERE "reservation_booths"."stand_code" is not null and "reservation_booths"."released_at" is null;
--> statement-breakpoint
CREATE INDEX "reservations_confirmed" ON "reservations" USING btree ("edition") WHERE "reservations"."status" = 'confirmed';
--> statement-breakpoint
CREATE INDEX "staff_applications_created" ON "staff_applications" USING btree ("edition","created_at");
--> statement-breakpoint
CREATE INDEX "staff_applications_open" ON "staff_applications" USING btree ("edition") WHERE "staff_applications"."status" = 'received';
--> statement-breakpoint
ALTER TABLE "badges" ADD CONSTRAINT "badges_address" UNIQUE("edition","email");
--> statement-breakpoint
-- Only the plan of the current edition is told.
CREATE OR REPLACE FUNCTION "announce_stand"("given_code" text, "shown" text, "topic" text) RETURNS void LANGUAGE sql AS $$
  WITH "changed" AS (
    UPDATE "stands" SET "revision" = "revision" + 1
    WHERE "edition" = (SELECT "year" FROM "editions" WHERE "current") AND "code" = "given_code"
    RETURNING "code", "revision"
  )
  INSERT INTO "outbox" ("topic", "payload")
  SELECT "topic", jsonb_build_object('code', "code", 'state', "shown", 'revision', "revision") FROM "changed";
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "unconfirmed_stands"("given_exhibitor" uuid) RETURNS integer LANGUAGE sql AS $$
  SELECT (
    SELECT count(*) FROM "stand_holds"
    WHERE "edition" = (SELECT "year" FROM "editions" WHERE "current")
      AND "exhibitor_id" = "given_exhibitor" AND "ended_at" IS NULL AND "expires_at" > now()
  )::integer + (
    SELECT count(*) FROM "reservation_booths" "booth"
    JOIN "reservations" "reservation" ON "reservation"."id" = "booth"."reservation_id"
    WHERE "reservation"."edition" = (SELECT "year" FROM "editions" WHERE "current")
      AND "reservation"."exhibitor_id" = "given_exhibitor" AND "reservation"."status" = 'pending'
      AND "booth"."stand_code" IS NOT NULL AND "booth"."released_at" IS NULL
  )::integer;
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "unconfirmed_stands_from"("given_address" text) RETURNS integer LANGUAGE sql AS $$
  SELECT count(DISTINCT "hold"."stand_code")::integer FROM "stand_holds" "hold"
  WHERE "hold"."edition" = (SELECT "year" FROM "editions" WHERE "current")
    AND "hold"."taken_from" = "given_address" AND (
    ("hold"."ended_at" IS NULL AND "hold"."expires_at" > now())
    OR EXISTS (
      SELECT 1 FROM "reservation_booths" "booth"
      JOIN "reservations" "reservation" ON "reservation"."id" = "booth"."reservation_id"
      WHERE "booth"."edition" = "hold"."edition" AND "booth"."stand_code" = "hold"."stand_code" AND "booth"."released_at" IS NULL
        AND "reservation"."exhibitor_id" = "hold"."exhibitor_id" AND "reservation"."status" = 'pending'
    )
  );
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "claim_hold"(
  "given_code" text, "given_account" uuid, "given_exhibitor" uuid, "given_address" text, "minutes" integer,
  "cooldown_hours" integer, "most" integer, "most_from" integer, "topic" text
) RETURNS TABLE (
  "problem" text, "again_at" timestamptz, "id" uuid, "since" timestamptz, "expires" timestamptz, "prolonged" integer
) LANGUAGE plpgsql AS $$
DECLARE
  "edition_now" integer := current_edition();
  "verified_at" timestamptz;
  "stand_state" text;
  "last" record;
BEGIN
  -- Each statement sees what was committed before it: what is counted is counted after the locks.
  PERFORM 1 FROM "exhibitors" WHERE "exhibitors"."id" = "given_exhibitor" FOR NO KEY UPDATE;
  SELECT "users"."email_verified_at" INTO "verified_at" FROM "users"
  JOIN "exhibitor_members" "membership" ON "membership"."user_id" = "users"."id"
  WHERE "users"."id" = "given_account" AND "membership"."exhibitor_id" = "given_exhibitor";
  IF NOT FOUND THEN
    "problem" := 'UNAUTHENTICATED'; RETURN NEXT; RETURN;
  END IF;
  IF "verified_at" IS NULL THEN
    "problem" := 'EMAIL_NOT_VERIFIED'; RETURN NEXT; RETURN;
  END IF;
  IF "most_from" > 0 THEN
    PERFORM pg_advisory_xact_lock(772025430, hashtext("given_address"));
  END IF;
  SELECT "stands"."state" INTO "stand_state" FROM "stands" 
  WHERE "stands"."edition" = "edition_now" AND "stands"."code" = "given_code" FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    "problem" := 'NOT_FOUND'; RETURN NEXT; RETURN;
  END IF;
  IF "stand_state" <> 'libre' OR EXISTS (
    SELECT 1 FROM "stand_holds" "other"
    WHERE "other"."edition" = "edition_now" AND "other"."stand_code" = "given_code"
      AND "other"."ended_at" IS NULL AND "other"."expires_at" > now()
  ) THEN
    "problem" := 'STAND_TAKEN'; RETURN NEXT; RETURN;
  END IF;
  IF "unconfirmed_stands"("given_exhibitor") >= "most" THEN
    "problem" := 'HOLD_LIMIT'; RETURN NEXT; RETURN;
  END IF;
  IF "most_from" > 0 AND "unconfirmed_stands_from"("given_address") >= "most_from" THEN
    "problem" := 'ADDRESS_HOLD_LIMIT'; RETURN NEXT; RETURN;
  END IF;

  "expires" := now() + make_interval(mins => "minutes");
  "prolonged" := 0;
  SELECT "own"."expires_at", "own"."prolongations" INTO "last" FROM "stand_holds" "own"
  WHERE "own"."exhibitor_id" = "given_exhibitor" AND "own"."edition" = "edition_now"
    AND "own"."stand_code" = "given_code"
  ORDER BY "own"."expires_at" DESC LIMIT 1;
  IF FOUND AND "cooldown_hours" > 0 THEN
    IF "last"."expires_at" > now() THEN
      "expires" := "last"."expires_at";
      "prolonged" := "last"."prolongations";
    ELSIF "last"."expires_at" + make_interval(hours => "cooldown_hours") > now() THEN
      "problem" := 'HOLD_COOLDOWN';
      "again_at" := "last"."expires_at" + make_interval(hours => "cooldown_hours");
      RETURN NEXT; RETURN;
    END IF;
  END IF;

  UPDATE "stand_holds" "stale" SET "ended_at" = now()
  WHERE "stale"."edition" = "edition_now" AND "stale"."stand_code" = "given_code" AND "stale"."ended_at" IS NULL;
  INSERT INTO "stand_holds" AS "taken" ("edition", "stand_code", "exhibitor_id", "expires_at", "prolongations", "taken_from")
  VALUES ("edition_now", "given_code", "given_exhibitor", "expires", "prolonged", "given_address")
  RETURNING "taken"."id", "taken"."created_at" INTO "id", "since";
  PERFORM "announce_stand"("given_code", 'option', "topic");
  RETURN NEXT;
END;
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "release_hold"("given_hold" uuid, "given_exhibitor" uuid, "sales_lock" bigint, "topic" text)
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  "held_code" text;
  "stand_state" text;
BEGIN
  PERFORM pg_advisory_xact_lock_shared("sales_lock");
  SELECT "hold"."stand_code" INTO "held_code" FROM "stand_holds" "hold"
  WHERE "hold"."id" = "given_hold" AND "hold"."exhibitor_id" = "given_exhibitor"
    AND "hold"."ended_at" IS NULL AND "hold"."expires_at" > now() AND "hold"."edition" = current_edition();
  IF NOT FOUND THEN RETURN false; END IF;
  SELECT "stands"."state" INTO "stand_state" FROM "stands"
  WHERE "stands"."edition" = current_edition() AND "stands"."code" = "held_code" FOR NO KEY UPDATE;
  -- It may have ended while the stand was waited for.
  UPDATE "stand_holds" "hold" SET "ended_at" = now()
  WHERE "hold"."id" = "given_hold" AND "hold"."ended_at" IS NULL AND "hold"."expires_at" > now();
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM "announce_stand"("held_code", "stand_state", "topic");
  RETURN true;
END;
$$;
--> statement-breakpoint
-- A draft had no plan of its own: it took that of the former edition when it became current.
INSERT INTO "halls" ("id", "edition", "name", "position", "drawings", "places", "shown")
SELECT "hall"."id", "draft"."year", "hall"."name", "hall"."position", "hall"."drawings", "hall"."places", "hall"."shown"
FROM "halls" "hall" CROSS JOIN "editions" "draft" WHERE "draft"."state" = 'draft';
--> statement-breakpoint
INSERT INTO "stands" ("edition", "code", "hall", "position", "kind", "size", "prices", "state")
SELECT "draft"."year", "stand"."code", "stand"."hall", "stand"."position", "stand"."kind", "stand"."size", "stand"."prices",
  CASE "stand"."state" WHEN 'bloque' THEN 'bloque' ELSE 'libre' END
FROM "stands" "stand" CROSS JOIN "editions" "draft" WHERE "draft"."state" = 'draft';
