-- News become entries of a kind of content. Rows whose edition the service has not written yet are carried when it starts, and
-- so is what a process of the former release adds meanwhile: the function leaves what is there. The table stays for such processes.
CREATE FUNCTION "carry_news"() RETURNS void LANGUAGE sql AS $$
  INSERT INTO "content_entries" ("edition_id", "kind", "key", "position", "draft", "published", "changed_at")
  SELECT "editions"."id", 'news', "item"."key", "item"."position", "item"."content",
    CASE WHEN "item"."withdrawn_at" IS NULL THEN "item"."content" END,
    coalesce("item"."withdrawn_at", "item"."created_at")
  FROM (
    SELECT "edition", "created_at", "withdrawn_at", coalesce("seed", "id"::text) AS "key",
      row_number() OVER (PARTITION BY "edition" ORDER BY "created_at", "id") - 1 AS "position",
      jsonb_build_object(
        'sample', false, 'date', "date", 'important', "important",
        'category', jsonb_build_object('fr', "category", 'en', '', 'ar', ''),
        'title', jsonb_build_object('fr', "title", 'en', '', 'ar', ''),
        'text', jsonb_build_object('fr', "content", 'en', '', 'ar', '')
      ) AS "content"
    FROM "news"
  ) "item" JOIN "editions" ON "editions"."year" = "item"."edition"
  ON CONFLICT ("edition_id", "kind", "key") DO NOTHING;
$$;
--> statement-breakpoint
SELECT "carry_news"();
