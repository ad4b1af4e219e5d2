DROP INDEX "listing_flow_status";--> statement-breakpoint
DROP INDEX "listing_point_of_sale_flow_status";--> statement-breakpoint
DROP INDEX "listing_flow_status_gender";--> statement-breakpoint
DROP INDEX "listing_point_of_sale_flow_status_gender";--> statement-breakpoint
DROP INDEX "listing_place";--> statement-breakpoint
DROP INDEX "listing_point_of_sale_place";--> statement-breakpoint
DROP INDEX "listing_flow_status_place";--> statement-breakpoint
DROP INDEX "listing_point_of_sale_flow_status_place";--> statement-breakpoint
DROP INDEX "listing_gender_place";--> statement-breakpoint
DROP INDEX "listing_point_of_sale_gender_place";--> statement-breakpoint
DROP INDEX "listing_flow_status_gender_place";--> statement-breakpoint
DROP INDEX "listing_point_of_sale_flow_status_gender_place";--> statement-breakpoint
DROP INDEX "listing";--> statement-breakpoint
DROP INDEX "listing_point_of_sale";--> statement-breakpoint
DROP INDEX "listing_gender";--> statement-breakpoint
DROP INDEX "listing_point_of_sale_gender";--> statement-breakpoint
DROP INDEX "listing_concierge";--> statement-breakpoint
DROP INDEX "listing_concierge_point_of_sale";--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "stage" smallint GENERATED ALWAYS AS (case phase when 'OWNER' then 0 when 'INSURANCE' then 1 when 'SELLER' then 2 when 'BIOMETRIA' then 3 when 'REGISTRO_PRENDA' then 4 when 'REGISTRO_PRENDA_INSCRIPTA' then 20 when 'RE_LOAD_DOCUMENTATION' then 12 end) STORED;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "canceled" boolean GENERATED ALWAYS AS (flow_status in ('C', 'X')) STORED;--> statement-breakpoint
CREATE INDEX "listing_canceled" ON "proposals" USING btree ("canceled","created_at","number","flow_status","place");--> statement-breakpoint
CREATE INDEX "listing_point_of_sale_canceled" ON "proposals" USING btree ("point_of_sale","canceled","created_at","number","flow_status","place");--> statement-breakpoint
CREATE INDEX "listing_canceled_gender" ON "proposals" USING btree ("canceled","gender","created_at","number","flow_status","place");--> statement-breakpoint
CREATE INDEX "listing_point_of_sale_canceled_gender" ON "proposals" USING btree ("point_of_sale","canceled","gender","created_at","number","flow_status","place");--> statement-breakpoint
CREATE INDEX "listing_stage" ON "proposals" USING btree ("stage","created_at","number","flow_status","place");--> statement-breakpoint
CREATE INDEX "listing_point_of_sale_stage" ON "proposals" USING btree ("point_of_sale","stage","created_at","number","flow_status","place");--> statement-breakpoint
CREATE INDEX "listing_canceled_stage" ON "proposals" USING btree ("canceled","stage","created_at","number","flow_status","place");--> statement-breakpoint
CREATE INDEX "listing_point_of_sale_canceled_stage" ON "proposals" USING btree ("point_of_sale","canceled","stage","created_at","number","flow_status","place");--> statement-breakpoint
CREATE INDEX "listing_gender_stage" ON "proposals" USING btree ("gender","stage","created_at","number","flow_status","place");--> statement-breakpoint
CREATE INDEX "listing_point_of_sale_gender_stage" ON "proposals" USING btree ("point_of_sale","gender","stage","created_at","number","flow_status","place");--> statement-breakpoint
CREATE INDEX "listing_canceled_gender_stage" ON "proposals" USING btree ("canceled","gender","stage","created_at","number","flow_status","place");--> statement-breakpoint
CREATE INDEX "listing_point_of_sale_canceled_gender_stage" ON "proposals" USING btree ("point_of_sale","canceled","gender","stage","created_at","number","flow_status","place");--> statement-breakpoint
CREATE INDEX "listing_awaited_point_of_sale" ON "proposals" USING btree ("point_of_sale","place","created_at","number","flow_status","gender","canceled") WHERE stage = 12;--> statement-breakpoint
CREATE INDEX "listing_awaited_point_of_sale_canceled" ON "proposals" USING btree ("point_of_sale","place","canceled","created_at","number","flow_status","gender") WHERE stage = 12;--> statement-breakpoint
CREATE INDEX "listing_awaited_point_of_sale_canceled_gender" ON "proposals" USING btree ("point_of_sale","place","canceled","gender","created_at","number","flow_status") WHERE stage = 12;--> statement-breakpoint
CREATE INDEX "listing" ON "proposals" USING btree ("created_at","number","flow_status","place");--> statement-breakpoint
CREATE INDEX "listing_point_of_sale" ON "proposals" USING btree ("point_of_sale","created_at","number","flow_status","place");--> statement-breakpoint
CREATE INDEX "listing_gender" ON "proposals" USING btree ("gender","created_at","number","flow_status","place");--> statement-breakpoint
CREATE INDEX "listing_point_of_sale_gender" ON "proposals" USING btree ("point_of_sale","gender","created_at","number","flow_status","place");--> statement-breakpoint
CREATE INDEX "listing_concierge" ON "proposals" USING btree ("concierge","created_at","number","flow_status","gender","place","stage","canceled") WHERE concierge is not null;--> statement-breakpoint
CREATE INDEX "listing_concierge_point_of_sale" ON "proposals" USING btree ("point_of_sale","concierge","created_at","number","flow_status","gender","place","stage","canceled") WHERE concierge is not null;