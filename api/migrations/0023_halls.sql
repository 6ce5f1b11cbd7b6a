CREATE TABLE "halls" (
	"id" text PRIMARY KEY NOT NULL,
	"edition" integer NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"drawings" jsonb NOT NULL,
	"places" jsonb NOT NULL,
	"shown" boolean NOT NULL
);
--> statement-breakpoint
-- What was sold so far was one hall: its places as they stand in the table, then the twelve entrances that are drawn.
INSERT INTO "halls" ("id", "edition", "name", "position", "drawings", "places", "shown")
SELECT 'principal', 2025, 'Hall principal', 0,
  '[{"id":"a","drawing":null,"codes":[]},{"id":"b","drawing":null,"codes":[]}]'::jsonb,
  (SELECT jsonb_agg("place" ORDER BY "at") FROM (
    SELECT "position" AS "at", jsonb_build_object('code', "code", 'kind', "kind",
      'group', CASE "kind" WHEN 'stand' THEN left("code", 1) ELSE 'zones' END,
      'size', "size", 'free', "state" = 'libre') AS "place" FROM "stands"
    UNION ALL
    SELECT 1000000 + "number", jsonb_build_object('code', "number"::text, 'kind', 'entrance',
      'group', 'entrances', 'size', NULL, 'free', false) FROM generate_series(1, 12) AS "number"
  ) AS "places"), true
WHERE EXISTS (SELECT 1 FROM "stands");
--> statement-breakpoint
ALTER TABLE "stands" ADD COLUMN "hall" text DEFAULT 'principal' NOT NULL;--> statement-breakpoint
ALTER TABLE "stands" ADD CONSTRAINT "stands_hall_halls_id_fk" FOREIGN KEY ("hall") REFERENCES "public"."halls"("id") ON DELETE no action ON UPDATE no action;