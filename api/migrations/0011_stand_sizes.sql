-- What was sold without a price of its own keeps that of its stand as it was on the day of this migration.
UPDATE "reservation_booths" SET "prices" = "stands"."prices"
FROM "stands"
WHERE "stands"."code" = "reservation_booths"."stand_code" AND "reservation_booths"."prices" IS NULL;
--> statement-breakpoint
-- Sizes as drawn, and the edition's prices by size, where nobody has corrected what the first inventory said.
UPDATE "stands" SET
  "size" = coalesce("drawn"."size", 9),
  "prices" = CASE
    WHEN "stands"."kind" = 'zone' THEN '{}'::jsonb
    WHEN "drawn"."size" = 18 THEN '{"DZD":367500,"EUR":252000}'::jsonb
    WHEN "drawn"."size" IS NULL THEN '{"DZD":185000,"EUR":126000}'::jsonb
    ELSE '{}'::jsonb
  END
FROM "stands" AS "own" LEFT JOIN (VALUES
  ('B01', 18), ('B02', 18), ('B49', 18), ('C01', 36), ('VIP1', 21), ('VIP2', 21), ('VIP3', 21),
  ('Science Corner', 60), ('World Food', 63), ('Workshop', 63), ('Cooking Show', 63),
  ('Sponsor Platinum 1', 33), ('Sponsor Platinium 2', 33), ('Espace Conference', 129)
) AS "drawn" ("code", "size") ON "drawn"."code" = "own"."code"
WHERE "own"."code" = "stands"."code"
  AND (
    ("stands"."kind" = 'stand' AND "stands"."size" = 9 AND "stands"."prices" = '{"DZD":185000}'::jsonb)
    OR ("stands"."kind" = 'zone' AND "stands"."size" IS NULL AND "stands"."prices" = '{}'::jsonb)
  )
  AND NOT EXISTS (
    SELECT 1 FROM "audit_log" WHERE "action" = 'stand.correct' AND "subject" = "stands"."code"
  );
--> statement-breakpoint
-- The sample reservation named a size that its stand never had.
UPDATE "reservation_booths" SET "size" = 9
FROM "reservations", "users"
WHERE "reservations"."id" = "reservation_booths"."reservation_id" AND "users"."id" = "reservations"."exhibitor_id"
  AND "users"."email" = 'exposant@exemple.dz' AND "reservation_booths"."stand_code" = 'D14'
  AND "reservation_booths"."name" = 'D14' AND "reservation_booths"."size" = 12;
