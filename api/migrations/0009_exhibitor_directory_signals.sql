CREATE TRIGGER "exhibitor_pages_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "exhibitor_pages"
  FOR EACH STATEMENT EXECUTE FUNCTION "signal_change"();
--> statement-breakpoint
CREATE TRIGGER "reservations_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "reservations"
  FOR EACH STATEMENT EXECUTE FUNCTION "signal_change"();
--> statement-breakpoint
CREATE TRIGGER "reservation_booths_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "reservation_booths"
  FOR EACH STATEMENT EXECUTE FUNCTION "signal_change"();
