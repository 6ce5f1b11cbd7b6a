-- Totals of lists are kept until one of their tables changes (0137); reservations and editions signal already.
CREATE TRIGGER "participations_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "participations"
  FOR EACH STATEMENT EXECUTE FUNCTION "signal_change"();
--> statement-breakpoint
CREATE TRIGGER "participation_documents_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "participation_documents"
  FOR EACH STATEMENT EXECUTE FUNCTION "signal_change"();
--> statement-breakpoint
CREATE TRIGGER "participation_messages_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "participation_messages"
  FOR EACH STATEMENT EXECUTE FUNCTION "signal_change"();
--> statement-breakpoint
CREATE TRIGGER "quotes_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "quotes"
  FOR EACH STATEMENT EXECUTE FUNCTION "signal_change"();
--> statement-breakpoint
CREATE TRIGGER "exhibitors_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "exhibitors"
  FOR EACH STATEMENT EXECUTE FUNCTION "signal_change"();
--> statement-breakpoint
CREATE TRIGGER "badges_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "badges"
  FOR EACH STATEMENT EXECUTE FUNCTION "signal_change"();
--> statement-breakpoint
CREATE TRIGGER "staff_applications_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "staff_applications"
  FOR EACH STATEMENT EXECUTE FUNCTION "signal_change"();
--> statement-breakpoint
CREATE TRIGGER "letters_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "letters"
  FOR EACH STATEMENT EXECUTE FUNCTION "signal_change"();
