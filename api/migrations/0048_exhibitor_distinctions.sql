CREATE TABLE "exhibitor_distinctions" (
	"one_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"said_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exhibitor_distinctions_one_id_other_id_pk" PRIMARY KEY("one_id","other_id"),
	CONSTRAINT "exhibitor_distinctions_sequence" CHECK ("exhibitor_distinctions"."one_id" < "exhibitor_distinctions"."other_id")
);
--> statement-breakpoint
ALTER TABLE "exhibitor_distinctions" ADD CONSTRAINT "exhibitor_distinctions_one_id_exhibitors_id_fk" FOREIGN KEY ("one_id") REFERENCES "public"."exhibitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitor_distinctions" ADD CONSTRAINT "exhibitor_distinctions_other_id_exhibitors_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."exhibitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitor_distinctions" ADD CONSTRAINT "exhibitor_distinctions_said_by_users_id_fk" FOREIGN KEY ("said_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exhibitor_distinctions_other" ON "exhibitor_distinctions" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "exhibitor_distinctions_said_by" ON "exhibitor_distinctions" USING btree ("said_by");--> statement-breakpoint
CREATE INDEX "exhibitor_merges_into" ON "exhibitor_merges" USING btree ("into_id");