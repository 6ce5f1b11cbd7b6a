-- Totals of lists are kept until one of their tables changes (0137). By row: tasks update no row of some of them every few seconds.
DROP TRIGGER "reservations_change" ON "reservations";
--> statement-breakpoint
CREATE TRIGGER "participations_change" AFTER INSERT OR UPDATE OR DELETE ON "participations"
  FOR EACH ROW EXECUTE FUNCTION "signal_change"();
--> statement-breakpoint
CREATE TRIGGER "participations_emptied" AFTER TRUNCATE ON "participations"
  FOR EACH STATEMENT EXECUTE FUNCTION "signal_change"();
--> statement-breakpoint
CREATE TRIGGER "participation_documents_change" AFTER INSERT OR UPDATE OR DELETE ON "participation_documents"
  FOR EACH ROW EXECUTE FUNCTION "signal_change"();
--> statement-breakpoint
CREATE TRIGGER "participation_documents_emptied" AFTER TRUNCATE ON "participation_documents"
  FOR EACH STATEMENT EXECUTE FUNCTION "signal_change"();
--> statement-breakpoint
CREATE TRIGGER "participation_messages_change" AFTER INSERT OR UPDATE OR DELETE ON "participation_messages"
  FOR EACH ROW EXECUTE FUNCTION "signal_change"();
--> statement-breakpoint
CREATE TRIGGER "participation_messages_emptied" AFTER TRUNCATE ON "participation_messages"
  FOR EACH STATEMENT EXECUTE FUNCTION "signal_change"();
--> statement-breakpoint
CREATE TRIGGER "quotes_change" AFTER INSERT OR UPDATE OR DELETE ON "quotes"
  FOR EACH ROW EXECUTE FUNCTION "signal_change"();
--> statement-breakpoint
CREATE TRIGGER "quotes_emptied" AFTER TRUNCATE ON "quotes"
  FOR EACH STATEMENT EXECUTE FUNCTION "signal_change"();
--> statement-breakpoint
CREATE TRIGGER "exhibitors_change" AFTER INSERT OR UPDATE OR DELETE ON "exhibitors"
  FOR EACH ROW EXECUTE FUNCTION "signal_change"();
--> statement-breakpoint
CREATE TRIGGER "exhibitors_emptied" AFTER TRUNCATE ON "exhibitors"
  FOR EACH STATEMENT EXECUTE FUNCTION "signal_change"();
--> statement-breakpoint
CREATE TRIGGER "badges_change" AFTER INSERT OR UPDATE OR DELETE ON "badges"
  FOR EACH ROW EXECUTE FUNCTION "signal_change"();
--> statement-breakpoint
CREATE TRIGGER "badges_emptied" AFTER TRUNCATE ON "badges"
  FOR EACH STATEMENT EXECUTE FUNCTION "signal_change"();
--> statement-breakpoint
CREATE TRIGGER "staff_applications_change" AFTER INSERT OR UPDATE OR DELETE ON "staff_applications"
  FOR EACH ROW EXECUTE FUNCTION "signal_change"();
--> statement-breakpoint
CREATE TRIGGER "staff_applications_emptied" AFTER TRUNCATE ON "staff_applications"
  FOR EACH STATEMENT EXECUTE FUNCTION "signal_change"();
--> statement-breakpoint
CREATE TRIGGER "letters_change" AFTER INSERT OR UPDATE OR DELETE ON "letters"
  FOR EACH ROW EXECUTE FUNCTION "signal_change"();
--> statement-breakpoint
CREATE TRIGGER "letters_emptied" AFTER TRUNCATE ON "letters"
  FOR EACH STATEMENT EXECUTE FUNCTION "signal_change"();
--> statement-breakpoint
CREATE TRIGGER "reservations_change" AFTER INSERT OR UPDATE OR DELETE ON "reservations"
  FOR EACH ROW EXECUTE FUNCTION "signal_change"();
--> statement-breakpoint
CREATE TRIGGER "reservations_emptied" AFTER TRUNCATE ON "reservations"
  FOR EACH STATEMENT EXECUTE FUNCTION "signal_change"();
