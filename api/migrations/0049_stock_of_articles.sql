ALTER TABLE "reservation_lines" ADD COLUMN "item" text;--> statement-breakpoint
ALTER TABLE "reservation_lines" ADD COLUMN "pieces" integer;--> statement-breakpoint
CREATE INDEX "reservation_lines_item" ON "reservation_lines" USING btree ("item") WHERE "reservation_lines"."item" is not null;--> statement-breakpoint
-- Lines that were there before are of the article that has their name; one that is charged by the day was for all days.
UPDATE "reservation_lines" SET "item" = "article"."key",
  "pieces" = ceil("reservation_lines"."quantity"::numeric / "article"."days")
FROM "reservations", (
  SELECT "editions"."year", min("content_entries"."key") AS "key", "draft" -> 'name' ->> 'fr' AS "name",
    CASE WHEN bool_or(("draft" ->> 'isPerDay')::boolean) THEN greatest(max(jsonb_array_length("editions"."days")), 1) ELSE 1 END AS "days"
  FROM "content_entries" JOIN "editions" ON "editions"."id" = "content_entries"."edition_id"
  WHERE "kind" = 'item'
  GROUP BY "editions"."year", "draft" -> 'name' ->> 'fr'
  HAVING count(*) = 1
) "article"
WHERE "reservations"."id" = "reservation_lines"."reservation_id"
  AND "article"."year" = "reservations"."edition" AND "article"."name" = "reservation_lines"."name";
--> statement-breakpoint
CREATE TRIGGER "reservation_lines_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "reservation_lines"
  FOR EACH STATEMENT EXECUTE FUNCTION "signal_change"();
