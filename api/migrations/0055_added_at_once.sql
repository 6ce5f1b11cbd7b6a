-- What follows a new account is done once for a statement, however many accounts it adds: 2,000 took ten seconds row by row.
DROP TRIGGER "users_begin_exhibitor" ON "users";
--> statement-breakpoint
DROP FUNCTION "begin_exhibitor"();
--> statement-breakpoint
CREATE FUNCTION "begin_exhibitors"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "exhibitors" ("id") SELECT "id" FROM "added" WHERE "role" = 'Exhibitor';
  INSERT INTO "exhibitor_members" ("user_id", "exhibitor_id", "role")
  SELECT "id", "id", 'owner' FROM "added" WHERE "role" = 'Exhibitor';
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "users_begin_exhibitors" AFTER INSERT ON "users" REFERENCING NEW TABLE AS "added"
  FOR EACH STATEMENT EXECUTE FUNCTION "begin_exhibitors"();
--> statement-breakpoint
DROP TRIGGER "exhibitor_members_keep" ON "exhibitor_members";
--> statement-breakpoint
CREATE TRIGGER "exhibitor_members_keep" AFTER DELETE OR UPDATE OF "exhibitor_id", "role" ON "exhibitor_members"
  FOR EACH ROW EXECUTE FUNCTION "exhibitor_rows_keep"();
--> statement-breakpoint
CREATE FUNCTION "added_rows_keep"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "keep_exhibitors"(array_agg(DISTINCT "exhibitor_id")) FROM "added" HAVING count(*) > 0;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "exhibitor_members_keep_added" AFTER INSERT ON "exhibitor_members" REFERENCING NEW TABLE AS "added"
  FOR EACH STATEMENT EXECUTE FUNCTION "added_rows_keep"();
