CREATE TABLE "exhibitor_merges" (
	"from_id" uuid PRIMARY KEY NOT NULL,
	"into_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"replaced_pages" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exhibitor_merges_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "exhibitor_merges" ADD CONSTRAINT "exhibitor_merges_into_id_exhibitors_id_fk" FOREIGN KEY ("into_id") REFERENCES "public"."exhibitors"("id") ON DELETE cascade ON UPDATE no action;