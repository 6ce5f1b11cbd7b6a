CREATE TABLE "letter_recipients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"letter_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"language" text DEFAULT 'fr' NOT NULL,
	"mail" text NOT NULL,
	"notified_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "letter_recipients_once" UNIQUE("letter_id","user_id"),
	CONSTRAINT "letter_recipients_language" CHECK ("letter_recipients"."language" in ('fr', 'en', 'ar')),
	CONSTRAINT "letter_recipients_mail" CHECK ("letter_recipients"."mail" in ('waiting', 'ordered', 'delivered', 'failed', 'opted_out', 'unconfirmed'))
);
--> statement-breakpoint
CREATE TABLE "letters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"edition_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"content" jsonb NOT NULL,
	"send_at" timestamp with time zone,
	"send_key" uuid,
	"finished_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by" uuid NOT NULL,
	CONSTRAINT "letters_key_unique" UNIQUE("key"),
	CONSTRAINT "letters_state" CHECK ("letters"."state" in ('draft', 'scheduled', 'sending', 'sent')),
	CONSTRAINT "letters_send_at" CHECK (("letters"."state" = 'draft') = ("letters"."send_at" is null))
);
--> statement-breakpoint
ALTER TABLE "letter_recipients" ADD CONSTRAINT "letter_recipients_letter_id_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_recipients" ADD CONSTRAINT "letter_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letter_recipients_user" ON "letter_recipients" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "letter_recipients_open" ON "letter_recipients" USING btree ("letter_id","mail") WHERE "letter_recipients"."mail" in ('waiting', 'ordered') or "letter_recipients"."notified_at" is null;--> statement-breakpoint
CREATE INDEX "letters_created" ON "letters" USING btree ("edition_id","created_at");--> statement-breakpoint
CREATE INDEX "letters_under_way" ON "letters" USING btree ("send_at") WHERE "letters"."state" in ('scheduled', 'sending');