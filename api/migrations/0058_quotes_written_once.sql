-- A new quote has what it is searched by when it is written: the trigger behind it changed it at once, which left twice as many pages
-- to read for a total (0125). That one stays, for what changes later, and for an exhibitor whose name changes at the same time.
CREATE FUNCTION "quotes_fill"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."search" := coalesce((SELECT "search" FROM "exhibitors" WHERE "id" = NEW."owner_id"), '');
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "quotes_fill" BEFORE INSERT ON "quotes" FOR EACH ROW EXECUTE FUNCTION "quotes_fill"();
