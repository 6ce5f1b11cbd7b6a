DROP INDEX "stand_holds_exhibitor";--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "warnings" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stand_holds" ADD COLUMN "taken_from" text;--> statement-breakpoint
CREATE INDEX "reservations_pending" ON "reservations" USING btree ("expires_at") WHERE "reservations"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "stand_holds_taken_from" ON "stand_holds" USING btree ("taken_from") WHERE "stand_holds"."taken_from" is not null;--> statement-breakpoint
CREATE INDEX "stand_holds_exhibitor" ON "stand_holds" USING btree ("exhibitor_id","stand_code");