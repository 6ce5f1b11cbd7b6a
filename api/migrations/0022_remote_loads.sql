CREATE TABLE "canary_votes" (
	"trial" text NOT NULL,
	"visitors" text NOT NULL,
	"voter" text NOT NULL,
	"failed" boolean NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "canary_votes_trial_visitors_voter_pk" PRIMARY KEY("trial","visitors","voter")
);
--> statement-breakpoint
CREATE TABLE "remote_failures" (
	"hour" timestamp with time zone NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"phase" text NOT NULL,
	"code" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "remote_failures_hour_remote_version_phase_code_pk" PRIMARY KEY("hour","remote","version","phase","code")
);
--> statement-breakpoint
CREATE TABLE "remote_loads" (
	"hour" timestamp with time zone NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"visitors" text NOT NULL,
	"loads" integer NOT NULL,
	"failures" integer NOT NULL,
	"durations" integer[] NOT NULL,
	CONSTRAINT "remote_loads_hour_remote_version_visitors_pk" PRIMARY KEY("hour","remote","version","visitors")
);
--> statement-breakpoint
CREATE INDEX "canary_votes_at" ON "canary_votes" USING btree ("at");