CREATE TABLE "stand_holds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"stand_code" text NOT NULL,
	"exhibitor_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"prolongations" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stands" (
	"code" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"size" real,
	"prices" jsonb NOT NULL,
	"state" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stands_kind" CHECK ("stands"."kind" in ('stand', 'zone')),
	CONSTRAINT "stands_state" CHECK ("stands"."state" in ('libre', 'reserve', 'confirme', 'bloque'))
);
--> statement-breakpoint
ALTER TABLE "stand_holds" ADD CONSTRAINT "stand_holds_stand_code_stands_code_fk" FOREIGN KEY ("stand_code") REFERENCES "public"."stands"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stand_holds" ADD CONSTRAINT "stand_holds_exhibitor_id_users_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stand_holds_one_active" ON "stand_holds" USING btree ("stand_code") WHERE "stand_holds"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "stand_holds_exhibitor" ON "stand_holds" USING btree ("exhibitor_id");--> statement-breakpoint
CREATE INDEX "stand_holds_expiry" ON "stand_holds" USING btree ("expires_at") WHERE "stand_holds"."ended_at" is null;