CREATE TABLE "organizers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"invited_at" timestamp with time zone DEFAULT now() NOT NULL,
	"joined_at" timestamp with time zone,
	"last_sign_in_at" timestamp with time zone,
	CONSTRAINT "organizers_role" CHECK ("organizers"."role" in ('owner', 'manager', 'accountant', 'gate', 'reader'))
);
--> statement-breakpoint
ALTER TABLE "organizers" ADD CONSTRAINT "organizers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Whoever organised the fair so far could do everything.
INSERT INTO "organizers" ("user_id", "role", "invited_at", "joined_at")
SELECT "id", 'owner', "created_at", "created_at" FROM "users" WHERE "role" = 'Organizer';
