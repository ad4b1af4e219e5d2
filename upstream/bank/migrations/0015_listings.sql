CREATE TABLE "list_versions" (
	"point_of_sale" text PRIMARY KEY NOT NULL,
	"version" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"number" bigint PRIMARY KEY NOT NULL,
	"point_of_sale" text NOT NULL,
	"gender" text,
	"concierge" text,
	"name" text NOT NULL,
	"name_start" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"stage" smallint NOT NULL,
	"rank" smallint NOT NULL,
	"status" text NOT NULL,
	"actor" text,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "listing";--> statement-breakpoint
DROP INDEX "listing_point_of_sale";--> statement-breakpoint
DROP INDEX "listing_canceled";--> statement-breakpoint
DROP INDEX "listing_point_of_sale_canceled";--> statement-breakpoint
DROP INDEX "listing_gender";--> statement-breakpoint
DROP INDEX "listing_point_of_sale_gender";--> statement-breakpoint
DROP INDEX "listing_canceled_gender";--> statement-breakpoint
DROP INDEX "listing_point_of_sale_canceled_gender";--> statement-breakpoint
DROP INDEX "listing_rank_group";--> statement-breakpoint
DROP INDEX "listing_point_of_sale_rank_group";--> statement-breakpoint
DROP INDEX "listing_canceled_rank_group";--> statement-breakpoint
DROP INDEX "listing_point_of_sale_canceled_rank_group";--> statement-breakpoint
DROP INDEX "listing_gender_rank_group";--> statement-breakpoint
DROP INDEX "listing_point_of_sale_gender_rank_group";--> statement-breakpoint
DROP INDEX "listing_canceled_gender_rank_group";--> statement-breakpoint
DROP INDEX "listing_point_of_sale_canceled_gender_rank_group";--> statement-breakpoint
DROP INDEX "listing_concierge";--> statement-breakpoint
DROP INDEX "listing_concierge_point_of_sale";--> statement-breakpoint
DROP INDEX "listing_awaited_point_of_sale";--> statement-breakpoint
DROP INDEX "listing_awaited_point_of_sale_canceled";--> statement-breakpoint
DROP INDEX "listing_awaited_point_of_sale_canceled_gender";--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "amount" numeric(16, 2) GENERATED ALWAYS AS ((quote ->> 'selectedAmount')::numeric) STORED;--> statement-breakpoint
-- What a step changes goes to the end of the row, side by side, and each page has room for the next version of a row: the
-- write-ahead log of an update then has nothing else of it. Columns only move by being made anew.
ALTER TABLE "proposals" SET (fillfactor = 80);
--> statement-breakpoint
ALTER TABLE "proposals" DROP COLUMN "phase_rank", DROP COLUMN "rank_group", DROP COLUMN "concierge";
--> statement-breakpoint
ALTER TABLE "proposals" RENAME COLUMN "flow" TO "moved_flow";--> statement-breakpoint
ALTER TABLE "proposals" RENAME COLUMN "phase" TO "moved_phase";--> statement-breakpoint
ALTER TABLE "proposals" RENAME COLUMN "step" TO "moved_step";--> statement-breakpoint
ALTER TABLE "proposals" RENAME COLUMN "updated_at" TO "moved_updated_at";--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "flow" jsonb, ADD COLUMN "phase" text, ADD COLUMN "step" text,
  ADD COLUMN "updated_at" timestamp with time zone;
--> statement-breakpoint
-- What a list shows, and what a step writes, stays in the row; larger columns are stored beside the table.
ALTER TABLE "proposals" ALTER COLUMN "flow" SET STORAGE MAIN, ALTER COLUMN "owner" SET STORAGE MAIN,
  ALTER COLUMN "vehicle" SET STORAGE MAIN;
--> statement-breakpoint
UPDATE "proposals" SET flow = moved_flow, phase = moved_phase, step = moved_step, updated_at = moved_updated_at;
--> statement-breakpoint
ALTER TABLE "proposals" DROP COLUMN "moved_flow", DROP COLUMN "moved_phase", DROP COLUMN "moved_step", DROP COLUMN "moved_updated_at",
  ALTER COLUMN "flow" SET NOT NULL, ALTER COLUMN "updated_at" SET NOT NULL,
  ADD COLUMN "phase_rank" smallint GENERATED ALWAYS AS (case phase when 'OWNER' then 0 when 'INSURANCE' then 1 when 'SELLER' then 2 when 'BIOMETRIA' then 3 when 'REGISTRO_PRENDA' then 4 when 'REGISTRO_PRENDA_INSCRIPTA' then 20 when 'RE_LOAD_DOCUMENTATION' then case jsonb_path_query_first(flow, '$.flowPhase[*] ? (@.status == "PENDING" && @.name != "CONCIERGE").name') #>> '{}' when 'SELLER' then 12 when 'BIOMETRIA' then 13 when 'REGISTRO_PRENDA' then 14 when 'REGISTRO_PRENDA_INSCRIPTA' then 15 end end) STORED,
  ADD COLUMN "rank_group" smallint GENERATED ALWAYS AS (case phase when 'OWNER' then 0 when 'INSURANCE' then 1 when 'SELLER' then 2 when 'BIOMETRIA' then 3 when 'REGISTRO_PRENDA' then 4 when 'REGISTRO_PRENDA_INSCRIPTA' then 20 when 'RE_LOAD_DOCUMENTATION' then 12 end) STORED,
  ADD COLUMN "concierge" text GENERATED ALWAYS AS (jsonb_path_query_first(flow, '$.flowPhase[*] ? (@.name == "CONCIERGE").status') #>> '{}') STORED;
--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_number_proposals_number_fk" FOREIGN KEY ("number") REFERENCES "public"."proposals"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listings_all" ON "listings" USING btree ("point_of_sale","created_at","number","rank","gender","actor","concierge","since","status");--> statement-breakpoint
CREATE INDEX "listings_stage" ON "listings" USING btree ("point_of_sale","stage","created_at","number","rank","gender","actor","concierge","since","status");--> statement-breakpoint
CREATE INDEX "listings_open" ON "listings" USING btree ("point_of_sale","stage","created_at","number","rank","gender","actor","concierge","since") WHERE status = 'A';--> statement-breakpoint
CREATE INDEX "listings_since" ON "listings" USING btree ("point_of_sale","stage","since","number","rank","gender","actor") WHERE status = 'A';--> statement-breakpoint
CREATE INDEX "listings_name" ON "listings" USING btree ("point_of_sale","name_start","created_at","number","name","rank","gender","since","status");--> statement-breakpoint
CREATE INDEX "listings_concierge" ON "listings" USING btree ("point_of_sale","created_at","number","rank","gender","actor","concierge","since","status") WHERE concierge is not null;--> statement-breakpoint
CREATE INDEX "proposals_by_number" ON "proposals" USING hash ("number") WITH (fillfactor=40);
--> statement-breakpoint
CREATE FUNCTION "searched_name"(name text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT trim(regexp_replace(lower(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g')), '[^[:alnum:]]+', ' ', 'g'))
$$;
--> statement-breakpoint
CREATE FUNCTION "actor_of"(p proposals) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN p.flow_status <> 'A' OR p.phase IS NULL THEN NULL
    WHEN p.phase = 'RE_LOAD_DOCUMENTATION' THEN (
      SELECT CASE WHEN count(*) > 0 AND bool_and(document LIKE 'SELLER\_%') THEN 'SELLER' ELSE 'HOLDER' END
      FROM jsonb_path_query(p.flow, '$.flowPhase[*] ? (@.name == "RE_LOAD_DOCUMENTATION").steps[*] ? (@.status != "FINALIZED").name') AS step,
        LATERAL (SELECT step #>> '{}' AS document) AS named)
    WHEN p.phase = 'REGISTRO_PRENDA_INSCRIPTA' THEN 'REGISTRY'
    WHEN (p.phase, p.step) IN (('SELLER', 'validateDocumentation'), ('REGISTRO_PRENDA', 'presented')) THEN 'BANK'
    WHEN p.phase = 'SELLER' AND p.step IS DISTINCT FROM 'confirmData' THEN 'SELLER'
    ELSE 'HOLDER'
  END
$$;
--> statement-breakpoint
CREATE FUNCTION "listing_of"(p proposals, since timestamptz) RETURNS listings LANGUAGE sql STABLE AS $$
  SELECT p.number, coalesce(p.point_of_sale, ''), p.gender, p.concierge, name, left(name, 3), p.created_at,
    coalesce(p.rank_group, 0)::smallint, coalesce(p.phase_rank, 0)::smallint, p.flow_status, actor_of(p), since
  FROM (SELECT searched_name(concat_ws(' ', p.owner ->> 'lastName', p.owner ->> 'firstName')) AS name) AS named
$$;
--> statement-breakpoint
CREATE FUNCTION "stage_began"(p proposals) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT max(at::timestamptz) FROM step_dates, jsonb_each_text(dates) AS done(step, at)
      WHERE proposal_uuid = p.uuid AND (p.flow_status <> 'A' OR split_part(step, '.', 1) IS DISTINCT FROM p.phase)),
    CASE WHEN p.flow_status = 'A' THEN p.created_at ELSE p.updated_at END)
$$;
--> statement-breakpoint
-- Keeps the listing of a proposal, and notes its point of sale for the end of the transaction.
CREATE FUNCTION "list_proposal"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  fresh listings;
  noted text[] := coalesce(nullif(current_setting('bank.listed', true), ''), '{}');
  codes text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO listings SELECT * FROM listing_of(NEW, NEW.created_at);
  ELSIF TG_OP = 'UPDATE' THEN
    fresh := listing_of(NEW, CASE
      WHEN (NEW.phase, NEW.flow_status) IS DISTINCT FROM (OLD.phase, OLD.flow_status) THEN NEW.updated_at END);
    UPDATE listings SET point_of_sale = fresh.point_of_sale, stage = fresh.stage, rank = fresh.rank,
        status = fresh.status, actor = fresh.actor, gender = fresh.gender, concierge = fresh.concierge,
        name = fresh.name, name_start = fresh.name_start, created_at = fresh.created_at,
        since = coalesce(fresh.since, since)
      WHERE number = NEW.number AND (
        (point_of_sale, stage, rank, status, actor, gender, concierge, name, created_at) IS DISTINCT FROM
        (fresh.point_of_sale, fresh.stage, fresh.rank, fresh.status, fresh.actor, fresh.gender, fresh.concierge,
          fresh.name, fresh.created_at)
        OR fresh.since IS NOT NULL);
  END IF;
  codes := CASE TG_OP
    WHEN 'INSERT' THEN ARRAY[coalesce(NEW.point_of_sale, '')]
    WHEN 'DELETE' THEN ARRAY[coalesce(OLD.point_of_sale, '')]
    ELSE ARRAY[coalesce(NEW.point_of_sale, ''), coalesce(OLD.point_of_sale, '')] END;
  IF NOT noted @> codes THEN
    PERFORM set_config('bank.listed', (noted || codes)::text, true);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Runs at the end of the transaction. All of them take the rows in the same order, so that none waits for another in a circle.
CREATE FUNCTION "move_list_versions"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  noted text := current_setting('bank.listed', true);
  code text;
BEGIN
  IF noted <> '' THEN
    FOR code IN SELECT DISTINCT listed FROM unnest(noted::text[]) AS listed ORDER BY 1 LOOP
      UPDATE list_versions SET version = gen_random_uuid() WHERE point_of_sale = code;
      IF NOT FOUND THEN
        INSERT INTO list_versions VALUES (code, gen_random_uuid())
          ON CONFLICT (point_of_sale) DO UPDATE SET version = excluded.version;
      END IF;
    END LOOP;
    PERFORM set_config('bank.listed', '', true);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "list_proposal" AFTER INSERT OR UPDATE OR DELETE ON "proposals"
  FOR EACH ROW EXECUTE FUNCTION "list_proposal"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "move_list_versions" AFTER INSERT OR UPDATE OR DELETE ON "proposals"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "move_list_versions"();
--> statement-breakpoint
ALTER TABLE "listings" SET (fillfactor = 80);
--> statement-breakpoint
ALTER TABLE "list_versions" SET (fillfactor = 50);
--> statement-breakpoint
INSERT INTO "listings" SELECT made.* FROM "proposals" AS p, LATERAL listing_of(p, stage_began(p)) AS made;
--> statement-breakpoint
INSERT INTO "list_versions" SELECT point_of_sale, gen_random_uuid() FROM (SELECT DISTINCT point_of_sale FROM "listings") AS points;