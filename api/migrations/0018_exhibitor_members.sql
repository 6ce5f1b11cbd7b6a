CREATE TABLE "exhibitor_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"exhibitor_id" uuid NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exhibitor_invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "exhibitor_invitations_address" UNIQUE("exhibitor_id","email")
);
--> statement-breakpoint
CREATE TABLE "exhibitor_members" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"exhibitor_id" uuid NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exhibitor_members_role" CHECK ("exhibitor_members"."role" in ('owner', 'member'))
);
--> statement-breakpoint
CREATE TABLE "exhibitors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- Each account has acted for itself so far: it owns an exhibitor of its own identifier, so that no row changes hands.
INSERT INTO "exhibitors" ("id", "created_at") SELECT "id", "created_at" FROM "users" WHERE "role" = 'Exhibitor';--> statement-breakpoint
INSERT INTO "exhibitor_members" ("user_id", "exhibitor_id", "role", "joined_at")
  SELECT "id", "id", 'owner', "created_at" FROM "users" WHERE "role" = 'Exhibitor';--> statement-breakpoint
ALTER TABLE "exhibitor_pages" RENAME COLUMN "user_id" TO "exhibitor_id";--> statement-breakpoint
ALTER TABLE "companies" DROP CONSTRAINT "companies_exhibitor_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "exhibitor_pages" DROP CONSTRAINT "exhibitor_pages_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "stand_holds" DROP CONSTRAINT "stand_holds_exhibitor_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "participations" DROP CONSTRAINT "participations_exhibitor_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "quotes" DROP CONSTRAINT "quotes_owner_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "reservations" DROP CONSTRAINT "reservations_exhibitor_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "exhibitor_invitations" ADD CONSTRAINT "exhibitor_invitations_exhibitor_id_exhibitors_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitor_invitations" ADD CONSTRAINT "exhibitor_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitor_members" ADD CONSTRAINT "exhibitor_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitor_members" ADD CONSTRAINT "exhibitor_members_exhibitor_id_exhibitors_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exhibitor_invitations_expiry" ON "exhibitor_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "exhibitor_invitations_inviter" ON "exhibitor_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE UNIQUE INDEX "exhibitor_members_owner" ON "exhibitor_members" USING btree ("exhibitor_id") WHERE "exhibitor_members"."role" = 'owner';--> statement-breakpoint
CREATE INDEX "exhibitor_members_exhibitor" ON "exhibitor_members" USING btree ("exhibitor_id","joined_at");--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_exhibitor_id_exhibitors_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitor_pages" ADD CONSTRAINT "exhibitor_pages_exhibitor_id_exhibitors_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stand_holds" ADD CONSTRAINT "stand_holds_exhibitor_id_exhibitors_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_exhibitor_id_exhibitors_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_owner_id_exhibitors_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."exhibitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_exhibitor_id_exhibitors_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION "begin_exhibitor"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "exhibitors" ("id") VALUES (NEW."id");
  INSERT INTO "exhibitor_members" ("user_id", "exhibitor_id", "role") VALUES (NEW."id", NEW."id", 'owner');
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "users_begin_exhibitor" AFTER INSERT ON "users"
  FOR EACH ROW WHEN (NEW."role" = 'Exhibitor') EXECUTE FUNCTION "begin_exhibitor"();
--> statement-breakpoint
CREATE FUNCTION "leave_exhibitor"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Of two who leave at once, the second sees that the first has left.
  PERFORM 1 FROM "exhibitors" WHERE "id" = OLD."exhibitor_id" FOR NO KEY UPDATE;
  DELETE FROM "exhibitors" WHERE "id" = OLD."exhibitor_id"
    AND NOT EXISTS (SELECT 1 FROM "exhibitor_members" WHERE "exhibitor_id" = OLD."exhibitor_id");
  IF NOT FOUND AND OLD."role" = 'owner' THEN
    UPDATE "exhibitor_members" SET "role" = 'owner' WHERE "user_id" = (
      SELECT "user_id" FROM "exhibitor_members" WHERE "exhibitor_id" = OLD."exhibitor_id"
      ORDER BY "joined_at", "user_id" LIMIT 1
    );
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "exhibitor_members_leave" AFTER DELETE OR UPDATE OF "exhibitor_id" ON "exhibitor_members"
  FOR EACH ROW EXECUTE FUNCTION "leave_exhibitor"();
--> statement-breakpoint
DROP FUNCTION "claim_hold"(text, uuid, text, integer, integer, integer, integer, text);
--> statement-breakpoint
CREATE FUNCTION "claim_hold"(
  "given_code" text, "given_account" uuid, "given_exhibitor" uuid, "given_address" text, "minutes" integer,
  "cooldown_hours" integer, "most" integer, "most_from" integer, "topic" text
) RETURNS TABLE (
  "problem" text, "again_at" timestamptz, "id" uuid, "since" timestamptz, "expires" timestamptz, "prolonged" integer
) LANGUAGE plpgsql AS $$
DECLARE
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
