CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is append-only' USING ERRCODE = '42501';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_log_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
--> statement-breakpoint
CREATE FUNCTION "signal_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('mosta_change', TG_TABLE_NAME);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "hotels_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "hotels"
  FOR EACH STATEMENT EXECUTE FUNCTION "signal_change"();
--> statement-breakpoint
CREATE TRIGGER "news_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "news"
  FOR EACH STATEMENT EXECUTE FUNCTION "signal_change"();
--> statement-breakpoint
CREATE TRIGGER "catalogue_items_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "catalogue_items"
  FOR EACH STATEMENT EXECUTE FUNCTION "signal_change"();
