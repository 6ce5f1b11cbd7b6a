DROP INDEX "staff_applications_created";--> statement-breakpoint
CREATE INDEX "badges_number" ON "badges" USING btree ("edition","number");--> statement-breakpoint
CREATE INDEX "quotes_until" ON "quotes" USING btree ("edition","valid_until","id");--> statement-breakpoint
CREATE INDEX "staff_applications_decided" ON "staff_applications" USING btree ("edition","decided_at","id");--> statement-breakpoint
CREATE INDEX "staff_applications_name" ON "staff_applications" USING btree ("edition",lower("personal" ->> 'name'),lower("personal" ->> 'surname'),"id");--> statement-breakpoint
CREATE INDEX "staff_applications_level" ON "staff_applications" USING btree ("edition",("professional" ->> 'studyLevel'),"id");--> statement-breakpoint
CREATE INDEX "staff_applications_created" ON "staff_applications" USING btree ("edition","created_at","id");