CREATE TABLE "participation_steps" (
	"participation_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "participation_steps_participation_id_key_pk" PRIMARY KEY("participation_id","key")
);
--> statement-breakpoint
ALTER TABLE "participation_steps" ADD CONSTRAINT "participation_steps_participation_id_participations_id_fk" FOREIGN KEY ("participation_id") REFERENCES "public"."participations"("id") ON DELETE cascade ON UPDATE no action;