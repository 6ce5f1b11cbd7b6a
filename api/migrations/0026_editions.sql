CREATE TABLE "editions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"creation_key" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"state" text NOT NULL,
	"current" boolean DEFAULT false NOT NULL,
	"year" integer NOT NULL,
	"product" text NOT NULL,
	"city" text NOT NULL,
	"venue" text,
	"days" jsonb NOT NULL,
	"registration_window" jsonb NOT NULL,
	"hall" jsonb NOT NULL,
	"currencies" jsonb NOT NULL,
	"vat_percent" integer NOT NULL,
	"stamp_duty" jsonb NOT NULL,
	"prices" jsonb NOT NULL,
	"euro_prices" jsonb NOT NULL,
	"deadlines" jsonb NOT NULL,
	"bank" jsonb NOT NULL,
	"contact" jsonb NOT NULL,
	CONSTRAINT "editions_creation_key_unique" UNIQUE("creation_key"),
	CONSTRAINT "editions_year_unique" UNIQUE("year"),
	CONSTRAINT "editions_states" CHECK ("editions"."state" in ('draft', 'open', 'closed', 'archived')),
	CONSTRAINT "editions_current_is_shown" CHECK (not "editions"."current" or "editions"."state" in ('open', 'closed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "editions_one_current" ON "editions" USING btree ("current") WHERE "editions"."current";--> statement-breakpoint
CREATE TRIGGER "editions_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "editions"
  FOR EACH STATEMENT EXECUTE FUNCTION "signal_change"();
