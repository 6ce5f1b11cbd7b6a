ALTER TABLE "reservation_lines" DROP CONSTRAINT "reservation_lines_kind";--> statement-breakpoint
ALTER TABLE "reservation_lines" ADD CONSTRAINT "reservation_lines_kind" CHECK ("reservation_lines"."kind" in ('supply', 'service', 'communication'));--> statement-breakpoint
-- Supplies stood among the services; the catalogue says by the name which they are.
UPDATE "reservation_lines" SET "kind" = 'supply' WHERE "kind" = 'service' AND EXISTS (SELECT 1 FROM "catalogue_items" WHERE "catalogue_items"."name" = "reservation_lines"."name" AND "catalogue_items"."parent_category" = 'Fournitures');
