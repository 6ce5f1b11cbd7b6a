ALTER TABLE "content_entries" DROP CONSTRAINT "content_entries_key";--> statement-breakpoint
ALTER TABLE "content_entries" ALTER COLUMN "edition_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "content_entries" ADD CONSTRAINT "content_entries_key" UNIQUE NULLS NOT DISTINCT("edition_id","kind","key");--> statement-breakpoint
-- Hotels become entries of a kind of content that belongs to all editions, where there are none yet. The table stays for
-- processes of the former release.
CREATE FUNCTION "hotel_entries"("entries" jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object(
    '_id', "entry" -> '_id', 'type', jsonb_build_object('fr', "entry" -> 'type', 'en', '', 'ar', ''),
    'priceDA', round(("entry" -> 'prices' ->> 'DZD')::numeric),
    'priceEuro', round(("entry" -> 'prices' ->> 'EUR')::numeric * 100),
    'otherPrices', ("entry" -> 'prices') - 'DZD' - 'EUR', 'images', "entry" -> 'images'
  ) ORDER BY "place"), '[]'::jsonb)
  FROM jsonb_array_elements("entries") WITH ORDINALITY "one"("entry", "place")
$$;
--> statement-breakpoint
CREATE FUNCTION "carry_hotels"() RETURNS void LANGUAGE sql AS $$
  INSERT INTO "content_entries" ("edition_id", "kind", "key", "position", "draft", "published", "changed_at")
  SELECT NULL, 'hotel', "hotel"."id"::text, "hotel"."place", "hotel"."content",
    CASE WHEN "hotel"."withdrawn_at" IS NULL THEN "hotel"."content" END, coalesce("hotel"."withdrawn_at", now())
  FROM (
    SELECT "id", "withdrawn_at", row_number() OVER (ORDER BY "position", "name") - 1 AS "place",
      jsonb_build_object(
        'sample', "logo_url" LIKE '/sample/%', 'name', "name", 'logoUrl', "logo_url", 'stars', "stars",
        'badge', jsonb_build_object('fr', coalesce("badge", ''), 'en', '', 'ar', ''),
        'address', jsonb_build_object('fr', "address", 'en', '', 'ar', ''),
        'phone', "phone", 'email', coalesce("email", ''), 'website', coalesce("website", ''),
        'description', jsonb_build_object('fr', "description", 'en', '', 'ar', ''),
        'rooms', "hotel_entries"("categories" -> 'rooms'),
        'restauration', "hotel_entries"("categories" -> 'restauration'),
        'others', "hotel_entries"("categories" -> 'others')
      ) AS "content"
    FROM "hotels"
  ) "hotel"
  WHERE NOT EXISTS (SELECT 1 FROM "content_entries" WHERE "kind" = 'hotel')
  ON CONFLICT ("edition_id", "kind", "key") DO NOTHING;
$$;
--> statement-breakpoint
SELECT "carry_hotels"();
