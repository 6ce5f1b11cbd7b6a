CREATE TABLE "allowance_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"used" bigint NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "readiness" (
	"id" integer PRIMARY KEY NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "readiness_one_row" CHECK ("readiness"."id" = 1)
);
--> statement-breakpoint
CREATE INDEX "allowance_counts_ends" ON "allowance_counts" USING btree ("ends_at");