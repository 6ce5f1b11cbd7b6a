CREATE TABLE "email_confirmations" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_confirmations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_email_unique";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
-- Accounts that were made before addresses were confirmed keep what they may do.
UPDATE "users" SET "email_verified_at" = "created_at";--> statement-breakpoint
ALTER TABLE "email_confirmations" ADD CONSTRAINT "email_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_confirmations_expiry" ON "email_confirmations" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_verified_email" ON "users" USING btree ("email") WHERE "users"."email_verified_at" is not null;--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_organizer" CHECK ("users"."role" <> 'Organizer' or "users"."email_verified_at" is not null);--> statement-breakpoint
CREATE TRIGGER "refresh_families_change" AFTER UPDATE OR DELETE OR TRUNCATE ON "refresh_families"
  FOR EACH STATEMENT EXECUTE FUNCTION "signal_change"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "claim_hold"(
  "given_code" text, "given_exhibitor" uuid, "given_address" text, "minutes" integer, "cooldown_hours" integer,
  "most" integer, "most_from" integer, "topic" text
) RETURNS TABLE (
  "problem" text, "again_at" timestamptz, "id" uuid, "since" timestamptz, "expires" timestamptz, "prolonged" integer
) LANGUAGE plpgsql AS $$
DECLARE
  "verified_at" timestamptz;
  "stand_state" text;
  "last" record;
BEGIN
  -- Each statement sees what was committed before it: what is counted is counted after the locks.
  SELECT "users"."email_verified_at" INTO "verified_at" FROM "users"
  WHERE "users"."id" = "given_exhibitor" FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    "problem" := 'UNAUTHENTICATED'; RETURN NEXT; RETURN;
  END IF;
  IF "verified_at" IS NULL THEN
    "problem" := 'EMAIL_NOT_VERIFIED'; RETURN NEXT; RETURN;
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
