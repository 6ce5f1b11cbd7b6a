ALTER TABLE "stands" ADD COLUMN "part_of" text;--> statement-breakpoint
ALTER TABLE "stands" ADD COLUMN "before_join" jsonb;--> statement-breakpoint
ALTER TABLE "stands" ADD COLUMN "layout_key" uuid;--> statement-breakpoint
ALTER TABLE "stands" ADD CONSTRAINT "stands_part_of" FOREIGN KEY ("edition","part_of") REFERENCES "public"."stands"("edition","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stands" ADD CONSTRAINT "stands_part" CHECK ("stands"."part_of" is null or "stands"."state" = 'bloque');--> statement-breakpoint
ALTER TABLE "stands" ADD CONSTRAINT "stands_part_of_one" CHECK ("stands"."part_of" is null or "stands"."before_join" is null);
