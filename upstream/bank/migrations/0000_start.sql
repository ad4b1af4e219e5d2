CREATE SEQUENCE "public"."proposal_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 104900 CACHE 1;--> statement-breakpoint
CREATE TABLE "agreements" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"description" text NOT NULL,
	"vehicle_types" text[] NOT NULL,
	"modes" text[] NOT NULL,
	"min_term" integer NOT NULL,
	"max_term" integer NOT NULL,
	"max_ltv_trd" numeric(8, 4) NOT NULL,
	"max_ltv_uva" numeric(8, 4) NOT NULL,
	"max_vehicle_age" integer NOT NULL,
	CONSTRAINT "agreements_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" integer PRIMARY KEY NOT NULL,
	"province_id" integer NOT NULL,
	"name" text NOT NULL,
	"postal_code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" text PRIMARY KEY NOT NULL,
	"mode" text,
	"description" text NOT NULL,
	"tna_discount" numeric(8, 4) NOT NULL,
	"models" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coverages" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"pct_month" numeric(8, 4) NOT NULL,
	"min_premium" numeric(16, 2) NOT NULL,
	"vehicle_types" text[] NOT NULL,
	"max_vehicle_age" integer NOT NULL,
	"accepted_as_pledge_cover" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insurers" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"tariff_index" numeric(8, 4) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "list_items" (
	"list" text NOT NULL,
	"parent" text NOT NULL,
	"item_id" text NOT NULL,
	"code" text NOT NULL,
	"description" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "list_items_list_parent_item_id_pk" PRIMARY KEY("list","parent","item_id")
);
--> statement-breakpoint
CREATE TABLE "points_of_sale" (
	"code" text PRIMARY KEY NOT NULL,
	"business_name" text NOT NULL,
	"kind" text NOT NULL,
	"province_id" integer NOT NULL,
	"city" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provinces" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"cpa_letter" text NOT NULL,
	"iso" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rates" (
	"matrix_code" text PRIMARY KEY NOT NULL,
	"indexer_type" text NOT NULL,
	"agreement_id" integer NOT NULL,
	"term_from" integer NOT NULL,
	"term_to" integer NOT NULL,
	"tna" numeric(8, 4) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seed_versions" (
	"name" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"loaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicle_models" (
	"id" integer PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"brand" text NOT NULL,
	"model" text NOT NULL,
	"ref_price" numeric(16, 2) NOT NULL,
	"zero_km" boolean NOT NULL,
	"year_from" integer NOT NULL,
	"year_to" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"proposal_uuid" uuid NOT NULL,
	"document_type" text,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"content_type" text NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"subject" text NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"lease_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_subject_route_key_pk" PRIMARY KEY("subject","route","key")
);
--> statement-breakpoint
CREATE TABLE "insurance_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"proposal_uuid" uuid NOT NULL,
	"insurer_id" integer NOT NULL,
	"coverage_code" text NOT NULL,
	"monthly_premium" numeric(16, 2) NOT NULL,
	"insured_sum" numeric(16, 2) NOT NULL,
	"selected" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"code" text,
	"proposal_uuid" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"proposal_uuid" uuid NOT NULL,
	"is_return" boolean NOT NULL,
	"hash" text NOT NULL,
	"tries_left" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proposals" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"number" bigint DEFAULT nextval('proposal_numbers') NOT NULL,
	"simulation_uuid" uuid NOT NULL,
	"document" text NOT NULL,
	"flow_status" text NOT NULL,
	"phase" text,
	"step" text,
	"flow" jsonb NOT NULL,
	"owner_id" uuid NOT NULL,
	"owner" jsonb NOT NULL,
	"co_owner" jsonb,
	"vehicle" jsonb NOT NULL,
	"seller" jsonb,
	"account" jsonb,
	"quote" jsonb NOT NULL,
	"calculated" jsonb NOT NULL,
	"installments" jsonb NOT NULL,
	"point_of_sale" text,
	"self_management_uuid" text,
	"summary_text_version" text,
	"summary_accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "proposals_number_unique" UNIQUE("number"),
	CONSTRAINT "proposals_owner_id_unique" UNIQUE("owner_id")
);
--> statement-breakpoint
CREATE TABLE "simulations" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"id_request" uuid NOT NULL,
	"document" text NOT NULL,
	"customer" jsonb NOT NULL,
	"co_owner" jsonb,
	"vehicle" jsonb NOT NULL,
	"simulation_type" text NOT NULL,
	"agreement_id" integer NOT NULL,
	"coupon_id" text,
	"point_of_sale" text,
	"consents" jsonb NOT NULL,
	"metrics" jsonb,
	"status" text NOT NULL,
	"polls" integer DEFAULT 0 NOT NULL,
	"scoring" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_province_id_provinces_id_fk" FOREIGN KEY ("province_id") REFERENCES "public"."provinces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_of_sale" ADD CONSTRAINT "points_of_sale_province_id_provinces_id_fk" FOREIGN KEY ("province_id") REFERENCES "public"."provinces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rates" ADD CONSTRAINT "rates_agreement_id_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_proposal_uuid_proposals_uuid_fk" FOREIGN KEY ("proposal_uuid") REFERENCES "public"."proposals"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_offers" ADD CONSTRAINT "insurance_offers_proposal_uuid_proposals_uuid_fk" FOREIGN KEY ("proposal_uuid") REFERENCES "public"."proposals"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_proposal_uuid_proposals_uuid_fk" FOREIGN KEY ("proposal_uuid") REFERENCES "public"."proposals"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_simulation_uuid_simulations_uuid_fk" FOREIGN KEY ("simulation_uuid") REFERENCES "public"."simulations"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_by_proposal" ON "files" USING btree ("proposal_uuid");--> statement-breakpoint
CREATE INDEX "idempotency_by_creation" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "insurance_one_per_cover" ON "insurance_offers" USING btree ("proposal_uuid","insurer_id","coverage_code");--> statement-breakpoint
CREATE UNIQUE INDEX "insurance_one_selected" ON "insurance_offers" USING btree ("proposal_uuid") WHERE selected;--> statement-breakpoint
CREATE INDEX "outbox_by_creation" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "phone_codes_by_proposal" ON "phone_codes" USING btree ("proposal_uuid","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_one_per_simulation" ON "proposals" USING btree ("simulation_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_one_open_per_document" ON "proposals" USING btree ("document") WHERE flow_status = 'A';--> statement-breakpoint
CREATE INDEX "proposals_by_creation" ON "proposals" USING btree ("created_at","uuid");