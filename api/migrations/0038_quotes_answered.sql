ALTER TABLE "quotes" ADD COLUMN "answers" uuid;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_answers_quotes_id_fk" FOREIGN KEY ("answers") REFERENCES "public"."quotes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotes_edition" ON "quotes" USING btree ("edition","created_at","id");--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_answers" UNIQUE("answers");