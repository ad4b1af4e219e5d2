CREATE TABLE "board_events" (
	"event" text NOT NULL,
	"document_type" text,
	"point_of_sale" text,
	"week" date NOT NULL
);
--> statement-breakpoint
CREATE INDEX "board_events_by_week" ON "board_events" USING btree ("week","point_of_sale","event","document_type");
--> statement-breakpoint
INSERT INTO "board_events" ("event", "point_of_sale", "week")
SELECT 'APPROVED', point_of_sale, date_trunc('week', created_at AT TIME ZONE 'UTC' - interval '3 hours')::date
FROM "proposals" WHERE created_at > now() - interval '13 weeks';
--> statement-breakpoint
INSERT INTO "board_events" ("event", "point_of_sale", "week")
SELECT CASE done.step WHEN 'BIOMETRIA.createFormalization' THEN 'SIGNED' ELSE 'INSCRIBED' END, point_of_sale,
  date_trunc('week', done.at::timestamptz AT TIME ZONE 'UTC' - interval '3 hours')::date
FROM "step_dates" JOIN "proposals" ON uuid = proposal_uuid, jsonb_each_text(dates) AS done(step, at)
WHERE done.step IN ('BIOMETRIA.createFormalization', 'REGISTRO_PRENDA_INSCRIPTA.closePrendaInscripta')
  AND done.at::timestamptz > now() - interval '13 weeks';
--> statement-breakpoint
INSERT INTO "board_events" ("event", "document_type", "point_of_sale", "week")
SELECT 'SENT_BACK', document_type, point_of_sale, date_trunc('week', observed_at AT TIME ZONE 'UTC' - interval '3 hours')::date
FROM "document_observations" JOIN "proposals" ON proposals.uuid = proposal_uuid
WHERE observed_at > now() - interval '13 weeks';
