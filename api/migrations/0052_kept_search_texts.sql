-- PostgreSQL itself allows it to the owner of a database (a trusted extension since 13); one that is there is taken.
CREATE EXTENSION IF NOT EXISTS "pg_trgm";
--> statement-breakpoint
ALTER TABLE "badges" ADD COLUMN "search" text GENERATED ALWAYS AS (lower("badges"."prenom" || ' ' || "badges"."nom" || ' ' || coalesce("badges"."company", '') || ' ' || "badges"."email")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibitors" ADD COLUMN "sort_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibitors" ADD COLUMN "search" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibitors" ADD COLUMN "dossiers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "search" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "settled" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "search" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_applications" ADD COLUMN "search" text GENERATED ALWAYS AS (lower(coalesce("personal" ->> 'name', '') || ' ' || coalesce("personal" ->> 'surname', '') || ' ' || coalesce("personal" ->> 'name', '') || ' ' || coalesce("personal" ->> 'email', ''))) STORED NOT NULL;--> statement-breakpoint
DROP INDEX "badges_number";
--> statement-breakpoint
DROP INDEX "letters_created";
--> statement-breakpoint
DROP INDEX "payments_reservation";
--> statement-breakpoint
DROP INDEX "promo_uses_promo";
--> statement-breakpoint
CREATE INDEX "badges_number" ON "badges" USING btree ("edition","number","id");
--> statement-breakpoint
CREATE INDEX "letters_created" ON "letters" USING btree ("edition_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "payments_reservation" ON "payments" USING btree ("reservation_id","cancelled_at","amount");
--> statement-breakpoint
CREATE INDEX "promo_uses_promo" ON "promo_uses" USING btree ("promo_id","until");
--> statement-breakpoint
DROP INDEX "participations_exhibitor";
--> statement-breakpoint
DROP INDEX "participations_company";
--> statement-breakpoint
CREATE INDEX "participations_exhibitor" ON "participations" USING btree ("exhibitor_id","edition","created_at");
--> statement-breakpoint
CREATE INDEX "participations_company" ON "participations" USING btree ("company_id","created_at");
--> statement-breakpoint
-- Computes what lists sort and search by: of exhibitors, of their participations and quotes, and of quotes that are named (0125).
CREATE FUNCTION "keep_exhibitors"("given" uuid[], "given_quotes" uuid[] DEFAULT '{}') RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Of two changes at once, the second computes from what the first has written.
  PERFORM 1 FROM "exhibitors" JOIN unnest("given") AS "chosen"("id") USING ("id") ORDER BY "id" FOR NO KEY UPDATE OF "exhibitors";
  UPDATE "exhibitors" SET "sort_name" = "now"."sort_name", "search" = "now"."search", "dossiers" = "now"."dossiers"
  FROM (
    SELECT "acting"."exhibitor_id" AS "id", lower(coalesce("last"."name", "person"."nom")) AS "sort_name",
      lower(concat_ws(E'\n', concat_ws(' ', "person"."prenom", "person"."nom", "person"."email"), "named"."texts")) AS "search",
      (SELECT count(*)::int FROM "participations" WHERE "participations"."exhibitor_id" = "acting"."exhibitor_id") AS "dossiers"
    FROM unnest("given") AS "chosen"("id")
    JOIN "exhibitor_members" "acting" ON "acting"."exhibitor_id" = "chosen"."id" AND "acting"."role" = 'owner'
    JOIN "users" "person" ON "person"."id" = "acting"."user_id"
    LEFT JOIN LATERAL (
      SELECT "company"."name" FROM "companies" "company"
      WHERE "company"."exhibitor_id" = "acting"."exhibitor_id"
      ORDER BY (
        SELECT "applied"."created_at" FROM "participations" "applied" WHERE "applied"."company_id" = "company"."id"
        ORDER BY "applied"."created_at" DESC LIMIT 1
      ) DESC NULLS LAST, "company"."id" LIMIT 1
    ) "last" ON true
    LEFT JOIN LATERAL (
      SELECT string_agg(concat_ws(' ', "company"."name", "company"."raison_sociale", "company"."email",
        "company"."rc_numero", "company"."nif_numero"), E'\n' ORDER BY "company"."id") AS "texts"
      FROM "companies" "company" WHERE "company"."exhibitor_id" = "acting"."exhibitor_id"
    ) "named" ON true
  ) "now"
  WHERE "exhibitors"."id" = "now"."id" AND ("exhibitors"."sort_name", "exhibitors"."search", "exhibitors"."dossiers")
    IS DISTINCT FROM ("now"."sort_name", "now"."search", "now"."dossiers");
  UPDATE "participations" SET "search" = "now"."search"
  FROM (
    SELECT "applied"."id", lower(concat_ws(E'\n', concat_ws(' ', "person"."prenom", "person"."nom", "person"."email"),
      "company"."name", "company"."raison_sociale")) AS "search"
    FROM unnest("given") AS "chosen"("id")
    JOIN "participations" "applied" ON "applied"."exhibitor_id" = "chosen"."id"
    JOIN "companies" "company" ON "company"."id" = "applied"."company_id"
    JOIN "exhibitor_members" "acting" ON "acting"."exhibitor_id" = "applied"."exhibitor_id" AND "acting"."role" = 'owner'
    JOIN "users" "person" ON "person"."id" = "acting"."user_id"
  ) "now"
  WHERE "participations"."id" = "now"."id" AND "participations"."search" IS DISTINCT FROM "now"."search";
  UPDATE "quotes" SET "search" = "now"."search", "settled" = "now"."settled"
  FROM (
    SELECT "given_one"."id", coalesce("owner"."search", '') AS "search", CASE
      WHEN (SELECT "newer"."id" FROM "quotes" "newer" WHERE "newer"."answers" = "given_one"."id") IS NOT NULL THEN 'answered'
      WHEN (
        SELECT "applied"."created_at" FROM "participations" "applied"
        WHERE "applied"."exhibitor_id" = "given_one"."owner_id" AND "applied"."edition" = "given_one"."edition"
        ORDER BY "applied"."created_at" DESC LIMIT 1
      ) >= "given_one"."created_at" THEN 'applied' END AS "settled"
    FROM (
      SELECT "of_owner"."id" FROM unnest("given") AS "chosen"("id") JOIN "quotes" "of_owner" ON "of_owner"."owner_id" = "chosen"."id"
      UNION SELECT unnest("given_quotes")
    ) "chosen"
    JOIN "quotes" "given_one" ON "given_one"."id" = "chosen"."id"
    LEFT JOIN "exhibitors" "owner" ON "owner"."id" = "given_one"."owner_id"
  ) "now"
  WHERE "quotes"."id" = "now"."id"
    AND ("quotes"."search", "quotes"."settled") IS DISTINCT FROM ("now"."search", "now"."settled");
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "users_keep"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "keep_exhibitors"(array_agg("exhibitor_id")) FROM "exhibitor_members"
  WHERE "user_id" = NEW."id" AND "role" = 'owner' HAVING count(*) > 0;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "users_keep" AFTER UPDATE OF "nom", "prenom", "email" ON "users" FOR EACH ROW
  WHEN ((OLD."nom", OLD."prenom", OLD."email") IS DISTINCT FROM (NEW."nom", NEW."prenom", NEW."email"))
  EXECUTE FUNCTION "users_keep"();
--> statement-breakpoint
-- OLD is null where a row is added, NEW where one is removed.
CREATE FUNCTION "exhibitor_rows_keep"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "keep_exhibitors"(ARRAY[OLD."exhibitor_id", NEW."exhibitor_id"]);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "exhibitor_members_keep" AFTER INSERT OR DELETE OR UPDATE OF "exhibitor_id", "role" ON "exhibitor_members"
  FOR EACH ROW EXECUTE FUNCTION "exhibitor_rows_keep"();
--> statement-breakpoint
CREATE TRIGGER "companies_keep" AFTER INSERT OR DELETE ON "companies"
  FOR EACH ROW EXECUTE FUNCTION "exhibitor_rows_keep"();
--> statement-breakpoint
CREATE TRIGGER "companies_keep_changed" AFTER UPDATE ON "companies" FOR EACH ROW
  WHEN ((OLD."exhibitor_id", OLD."name", OLD."raison_sociale", OLD."email", OLD."rc_numero", OLD."nif_numero")
    IS DISTINCT FROM (NEW."exhibitor_id", NEW."name", NEW."raison_sociale", NEW."email", NEW."rc_numero", NEW."nif_numero"))
  EXECUTE FUNCTION "exhibitor_rows_keep"();
--> statement-breakpoint
CREATE TRIGGER "participations_keep" AFTER INSERT OR DELETE OR UPDATE OF "exhibitor_id", "company_id", "edition", "created_at"
  ON "participations" FOR EACH ROW EXECUTE FUNCTION "exhibitor_rows_keep"();
--> statement-breakpoint
CREATE FUNCTION "quotes_keep"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "keep_exhibitors"(ARRAY[OLD."owner_id", NEW."owner_id"], ARRAY[OLD."answers", NEW."answers"]);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "quotes_keep" AFTER INSERT OR DELETE OR UPDATE OF "owner_id", "answers", "edition", "created_at" ON "quotes"
  FOR EACH ROW EXECUTE FUNCTION "quotes_keep"();
--> statement-breakpoint
ANALYZE "users", "exhibitor_members", "companies", "participations", "exhibitors", "quotes";
--> statement-breakpoint
SELECT "keep_exhibitors"(
  (SELECT coalesce(array_agg("id"), '{}') FROM "exhibitors"),
  (SELECT coalesce(array_agg("answers"), '{}') FROM "quotes" WHERE "answers" IS NOT NULL));
--> statement-breakpoint
CREATE INDEX "badges_counts" ON "badges" USING btree ("edition","category","checked_in_at","revoked_at");
--> statement-breakpoint
CREATE INDEX "badges_search" ON "badges" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "exhibitors_created" ON "exhibitors" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "exhibitors_name" ON "exhibitors" USING btree ("sort_name","id");
--> statement-breakpoint
CREATE INDEX "exhibitors_dossiers" ON "exhibitors" USING btree ("dossiers","id");
--> statement-breakpoint
CREATE INDEX "exhibitors_search" ON "exhibitors" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "participations_search" ON "participations" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "quotes_settled" ON "quotes" USING btree ("edition","settled","created_at","id");
--> statement-breakpoint
CREATE INDEX "quotes_search" ON "quotes" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "staff_applications_status" ON "staff_applications" USING btree ("edition","status");
--> statement-breakpoint
CREATE INDEX "staff_applications_search" ON "staff_applications" USING gin ("search" gin_trgm_ops);
