ALTER TABLE "participations" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "companies_name" ON "companies" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "participation_documents_open" ON "participation_documents" USING btree ("participation_id") WHERE "participation_documents"."author" = 'Exhibitor' and "participation_documents"."state" = 'received';--> statement-breakpoint
CREATE INDEX "participation_messages_unread" ON "participation_messages" USING btree ("participation_id") WHERE "participation_messages"."author" = 'Exhibitor' and "participation_messages"."read_at" is null;--> statement-breakpoint
CREATE INDEX "participations_created" ON "participations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "participations_decided" ON "participations" USING btree ("decided_at","id");--> statement-breakpoint
CREATE INDEX "participations_status" ON "participations" USING btree ("status");--> statement-breakpoint
CREATE INDEX "reservations_confirmed" ON "reservations" USING btree ("id") WHERE "reservations"."status" = 'confirmed';--> statement-breakpoint
CREATE INDEX "staff_applications_open" ON "staff_applications" USING btree ("created_at") WHERE "staff_applications"."status" = 'received';