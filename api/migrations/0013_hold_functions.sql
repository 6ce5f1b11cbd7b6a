CREATE FUNCTION "announce_stand"("given_code" text, "shown" text, "topic" text) RETURNS void LANGUAGE sql AS $$
  WITH "changed" AS (
    UPDATE "stands" SET "revision" = "revision" + 1 WHERE "code" = "given_code" RETURNING "code", "revision"
  )
  INSERT INTO "outbox" ("topic", "payload")
  SELECT "topic", jsonb_build_object('code', "code", 'state', "shown", 'revision', "revision") FROM "changed";
$$;
--> statement-breakpoint
CREATE FUNCTION "unconfirmed_stands"("given_exhibitor" uuid) RETURNS integer LANGUAGE sql AS $$
  SELECT (
    SELECT count(*) FROM "stand_holds"
    WHERE "exhibitor_id" = "given_exhibitor" AND "ended_at" IS NULL AND "expires_at" > now()
  )::integer + (
    SELECT count(*) FROM "reservation_booths" "booth"
    JOIN "reservations" "reservation" ON "reservation"."id" = "booth"."reservation_id"
    WHERE "reservation"."exhibitor_id" = "given_exhibitor" AND "reservation"."status" = 'pending'
      AND "booth"."stand_code" IS NOT NULL AND "booth"."released_at" IS NULL
  )::integer;
$$;
--> statement-breakpoint
CREATE FUNCTION "unconfirmed_stands_from"("given_address" text) RETURNS integer LANGUAGE sql AS $$
  SELECT count(DISTINCT "hold"."stand_code")::integer FROM "stand_holds" "hold"
  WHERE "hold"."taken_from" = "given_address" AND (
    ("hold"."ended_at" IS NULL AND "hold"."expires_at" > now())
    OR EXISTS (
      SELECT 1 FROM "reservation_booths" "booth"
      JOIN "reservations" "reservation" ON "reservation"."id" = "booth"."reservation_id"
      WHERE "booth"."stand_code" = "hold"."stand_code" AND "booth"."released_at" IS NULL
        AND "reservation"."exhibitor_id" = "hold"."exhibitor_id" AND "reservation"."status" = 'pending'
    )
  );
$$;
--> statement-breakpoint
CREATE FUNCTION "claim_hold"(
  "given_code" text, "given_exhibitor" uuid, "given_address" text, "minutes" integer, "cooldown_hours" integer,
  "most" integer, "most_from" integer, "topic" text
) RETURNS TABLE (
  "problem" text, "again_at" timestamptz, "id" uuid, "since" timestamptz, "expires" timestamptz, "prolonged" integer
) LANGUAGE plpgsql AS $$
DECLARE
  "stand_state" text;
  "last" record;
BEGIN
  -- Each statement sees what was committed before it: what is counted is counted after the locks.
  PERFORM 1 FROM "users" WHERE "users"."id" = "given_exhibitor" FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    "problem" := 'UNAUTHENTICATED'; RETURN NEXT; RETURN;
  END IF;
  IF "most_from" > 0 THEN
    PERFORM pg_advisory_xact_lock(772025430, hashtext("given_address"));
  END IF;
  SELECT "stands"."state" INTO "stand_state" FROM "stands" WHERE "stands"."code" = "given_code" FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    "problem" := 'NOT_FOUND'; RETURN NEXT; RETURN;
  END IF;
  IF "stand_state" <> 'libre' OR EXISTS (
    SELECT 1 FROM "stand_holds" "other"
    WHERE "other"."stand_code" = "given_code" AND "other"."ended_at" IS NULL AND "other"."expires_at" > now()
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
  WHERE "own"."exhibitor_id" = "given_exhibitor" AND "own"."stand_code" = "given_code"
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
  WHERE "stale"."stand_code" = "given_code" AND "stale"."ended_at" IS NULL;
  INSERT INTO "stand_holds" AS "taken" ("stand_code", "exhibitor_id", "expires_at", "prolongations", "taken_from")
  VALUES ("given_code", "given_exhibitor", "expires", "prolonged", "given_address")
  RETURNING "taken"."id", "taken"."created_at" INTO "id", "since";
  PERFORM "announce_stand"("given_code", 'option', "topic");
  RETURN NEXT;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "release_hold"("given_hold" uuid, "given_exhibitor" uuid, "sales_lock" bigint, "topic" text)
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  "held_code" text;
  "stand_state" text;
BEGIN
  PERFORM pg_advisory_xact_lock_shared("sales_lock");
  SELECT "hold"."stand_code" INTO "held_code" FROM "stand_holds" "hold"
  WHERE "hold"."id" = "given_hold" AND "hold"."exhibitor_id" = "given_exhibitor"
    AND "hold"."ended_at" IS NULL AND "hold"."expires_at" > now();
  IF NOT FOUND THEN RETURN false; END IF;
  SELECT "stands"."state" INTO "stand_state" FROM "stands" WHERE "stands"."code" = "held_code" FOR NO KEY UPDATE;
  -- It may have ended while the stand was waited for.
  UPDATE "stand_holds" "hold" SET "ended_at" = now()
  WHERE "hold"."id" = "given_hold" AND "hold"."ended_at" IS NULL AND "hold"."expires_at" > now();
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM "announce_stand"("held_code", "stand_state", "topic");
  RETURN true;
END;
$$;
