-- Articles of the catalogue become entries of a kind of content, in every edition that there is: all of them sold the same.
-- Those of a database whose first edition the service has not written yet are carried when it starts; an edition that has
-- articles keeps what it has. The table stays for processes of the former release.
CREATE FUNCTION "carry_items"() RETURNS void LANGUAGE sql AS $$
  INSERT INTO "content_entries" ("edition_id", "kind", "key", "position", "draft", "published", "changed_at")
  SELECT "editions"."id", 'item', "item"."id", "item"."place", "item"."content",
    CASE WHEN "item"."withdrawn_at" IS NULL THEN "item"."content" END, coalesce("item"."withdrawn_at", now())
  FROM (
    SELECT "id", "withdrawn_at", row_number() OVER (ORDER BY "position", "id") - 1 AS "place",
      jsonb_build_object(
        'sample', "is_sample", 'group', "parent_category", 'isPerDay', "is_per_day",
        'priceDA', "price_da", 'priceEuro', "price_euro", 'imagePath', "image_path",
        'name', jsonb_build_object('fr', "name", 'en', '', 'ar', ''),
        'category', jsonb_build_object('fr', "category", 'en', '', 'ar', ''),
        'unit', jsonb_build_object('fr', "unit", 'en', '', 'ar', ''),
        'description', jsonb_build_object('fr', coalesce("description", ''), 'en', '', 'ar', ''),
        'additionalInfo', jsonb_build_object(
          'fr', CASE WHEN "is_sample" THEN '' ELSE coalesce("additional_info", '') END, 'en', '', 'ar', '')
      ) AS "content"
    FROM (
      SELECT *, "additional_info" IS NOT DISTINCT FROM 'Article et prix d’exemple' AS "is_sample" FROM "catalogue_items"
    ) "row"
  ) "item" CROSS JOIN "editions"
  WHERE NOT EXISTS (SELECT 1 FROM "content_entries" WHERE "kind" = 'item')
  ON CONFLICT ("edition_id", "kind", "key") DO NOTHING;
$$;
--> statement-breakpoint
SELECT "carry_items"();
