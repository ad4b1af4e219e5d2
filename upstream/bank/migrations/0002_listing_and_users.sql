CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"points_of_sale" text[] NOT NULL,
	"profile" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
DROP INDEX "proposals_by_creation";--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "gender" text GENERATED ALWAYS AS (owner ->> 'gender') STORED;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "place" smallint GENERATED ALWAYS AS (case phase when 'OWNER' then 0 when 'INSURANCE' then 1 when 'SELLER' then 2 when 'BIOMETRIA' then 3 when 'REGISTRO_PRENDA' then 4 when 'REGISTRO_PRENDA_INSCRIPTA' then 20 when 'RE_LOAD_DOCUMENTATION' then case jsonb_path_query_first(flow, '$.flowPhase[*] ? (@.status == "PENDING" && @.name != "CONCIERGE").name') #>> '{}' when 'SELLER' then 12 when 'BIOMETRIA' then 13 when 'REGISTRO_PRENDA' then 14 when 'REGISTRO_PRENDA_INSCRIPTA' then 15 end end) STORED;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "concierge" text GENERATED ALWAYS AS (jsonb_path_query_first(flow, '$.flowPhase[*] ? (@.name == "CONCIERGE").status') #>> '{}') STORED;--> statement-breakpoint
ALTER TABLE "simulations" ADD COLUMN "created_by" text;--> statement-breakpoint
CREATE INDEX "listing" ON "proposals" USING btree ("created_at","number","place");--> statement-breakpoint
CREATE INDEX "listing_point_of_sale" ON "proposals" USING btree ("point_of_sale","created_at","number","place");--> statement-breakpoint
CREATE INDEX "listing_flow_status" ON "proposals" USING btree ("flow_status","created_at","number","place");--> statement-breakpoint
CREATE INDEX "listing_point_of_sale_flow_status" ON "proposals" USING btree ("point_of_sale","flow_status","created_at","number","place");--> statement-breakpoint
CREATE INDEX "listing_gender" ON "proposals" USING btree ("gender","created_at","number","place");--> statement-breakpoint
CREATE INDEX "listing_point_of_sale_gender" ON "proposals" USING btree ("point_of_sale","gender","created_at","number","place");--> statement-breakpoint
CREATE INDEX "listing_flow_status_gender" ON "proposals" USING btree ("flow_status","gender","created_at","number","place");--> statement-breakpoint
CREATE INDEX "listing_point_of_sale_flow_status_gender" ON "proposals" USING btree ("point_of_sale","flow_status","gender","created_at","number","place");--> statement-breakpoint
CREATE INDEX "listing_place" ON "proposals" USING btree ("place","created_at","number");--> statement-breakpoint
CREATE INDEX "listing_point_of_sale_place" ON "proposals" USING btree ("point_of_sale","place","created_at","number");--> statement-breakpoint
CREATE INDEX "listing_flow_status_place" ON "proposals" USING btree ("flow_status","place","created_at","number");--> statement-breakpoint
CREATE INDEX "listing_point_of_sale_flow_status_place" ON "proposals" USING btree ("point_of_sale","flow_status","place","created_at","number");--> statement-breakpoint
CREATE INDEX "listing_gender_place" ON "proposals" USING btree ("gender","place","created_at","number");--> statement-breakpoint
CREATE INDEX "listing_point_of_sale_gender_place" ON "proposals" USING btree ("point_of_sale","gender","place","created_at","number");--> statement-breakpoint
CREATE INDEX "listing_flow_status_gender_place" ON "proposals" USING btree ("flow_status","gender","place","created_at","number");--> statement-breakpoint
CREATE INDEX "listing_point_of_sale_flow_status_gender_place" ON "proposals" USING btree ("point_of_sale","flow_status","gender","place","created_at","number");--> statement-breakpoint
CREATE INDEX "listing_concierge" ON "proposals" USING btree ("concierge","created_at","number","flow_status","gender","place") WHERE concierge is not null;--> statement-breakpoint
CREATE INDEX "listing_concierge_point_of_sale" ON "proposals" USING btree ("point_of_sale","concierge","created_at","number","flow_status","gender","place") WHERE concierge is not null;--> statement-breakpoint
CREATE INDEX "listing_document" ON "proposals" USING btree ("document","created_at","number");--> statement-breakpoint
CREATE INDEX "listing_created_by" ON "proposals" USING btree ("created_by","created_at","number");