ALTER TABLE "stands" ADD COLUMN "cut" jsonb;--> statement-breakpoint
ALTER TABLE "stands" ADD COLUMN "cut_of" text;--> statement-breakpoint
ALTER TABLE "stands" ADD CONSTRAINT "stands_cut_of" FOREIGN KEY ("edition","cut_of") REFERENCES "public"."stands"("edition","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stands" ADD CONSTRAINT "stands_cut" CHECK ("stands"."cut" is null or "stands"."state" = 'bloque');--> statement-breakpoint
ALTER TABLE "stands" ADD CONSTRAINT "stands_cut_alone" CHECK ("stands"."cut" is null or ("stands"."part_of" is null and "stands"."before_join" is null));