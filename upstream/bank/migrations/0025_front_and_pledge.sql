ALTER TABLE "proposals" ADD COLUMN "pledge" text;--> statement-breakpoint
ALTER TABLE "biometry_images" ADD COLUMN "has_number" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "actor_of"(p proposals) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN p.flow_status <> 'A' OR p.phase IS NULL THEN NULL
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
UPDATE "proposals" AS p SET "pledge" = 'RECEIVED' WHERE p.flow_status = 'A' AND p.phase = 'REGISTRO_PRENDA_INSCRIPTA'
  AND EXISTS (SELECT FROM "files" AS f WHERE f.proposal_uuid = p.uuid AND f.document_type = 'INSCRIBED_PLEDGE');
