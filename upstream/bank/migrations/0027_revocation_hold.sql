ALTER TABLE "proposals" ADD COLUMN "revocation_held_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "co_owner_parts" ADD COLUMN "accepted" jsonb;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "actor_of"(p proposals) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN p.flow_status <> 'A' OR p.phase IS NULL THEN NULL
    WHEN p.revocation_held_since IS NOT NULL THEN 'BANK'
    WHEN p.phase = 'RE_LOAD_DOCUMENTATION' THEN (
      SELECT CASE WHEN count(*) > 0 AND bool_and(document LIKE 'SELLER\_%' OR document = 'INSCRIBED_PLEDGE')
        THEN 'SELLER' ELSE 'HOLDER' END
      FROM jsonb_path_query(p.flow, '$.flowPhase[*] ? (@.name == "RE_LOAD_DOCUMENTATION").steps[*] ? (@.status != "FINALIZED").name') AS step,
        LATERAL (SELECT step #>> '{}' AS document) AS named)
    WHEN p.phase = 'REGISTRO_PRENDA_INSCRIPTA' THEN
      CASE p.pledge WHEN 'RETURNED' THEN 'SELLER' WHEN 'RECEIVED' THEN 'BANK' ELSE 'REGISTRY' END
    WHEN (p.phase, p.step) IN (('SELLER', 'validateDocumentation'), ('REGISTRO_PRENDA', 'presented')) THEN 'BANK'
    WHEN p.phase = 'SELLER' AND p.step IS DISTINCT FROM 'confirmData' THEN 'SELLER'
    ELSE 'HOLDER'
  END
$$;
--> statement-breakpoint
UPDATE "proposals" AS p SET "revocation_held_since" = r.confirmed_at
  FROM (SELECT proposal_uuid, max(confirmed_at) AS confirmed_at FROM "revocations" GROUP BY proposal_uuid) AS r
  WHERE r.proposal_uuid = p.uuid AND r.confirmed_at IS NOT NULL AND p.flow_status IN ('A', 'E');
