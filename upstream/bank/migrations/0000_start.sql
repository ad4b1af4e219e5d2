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
	"granting_fee_pct" numeric(8, 4) DEFAULT 0 NOT NULL,
	"monthly_fee" numeric(16, 2) DEFAULT 0 NOT NULL,
	"life_insurance_pct" numeric(8, 4) DEFAULT 0 NOT NULL,
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
	"city" text NOT NULL,
	"cuit" text,
	"email" text,
	"phone" text
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
CREATE TABLE "taxpayers" (
	"cuit" text PRIMARY KEY NOT NULL,
	"business_name" text NOT NULL,
	"person_type" text NOT NULL,
	"status" text NOT NULL,
	"activity" text NOT NULL,
	"province_id" integer NOT NULL
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
CREATE TABLE "phone_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"proposal_uuid" uuid NOT NULL,
	"purpose" text NOT NULL,
	"party" text DEFAULT 'OWNER' NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"asked_by" text,
	"hash" text NOT NULL,
	"tries_left" integer NOT NULL,
	"strangers_tries_left" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proposal_subjects" (
	"proposal_uuid" uuid NOT NULL,
	"subject" text NOT NULL,
	"party" text DEFAULT 'OWNER' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"proved_at" timestamp with time zone,
	CONSTRAINT "proposal_subjects_proposal_uuid_subject_party_pk" PRIMARY KEY("proposal_uuid","subject","party")
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
	"seller_account" jsonb,
	"quote" jsonb NOT NULL,
	"calculated" jsonb NOT NULL,
	"installments" jsonb NOT NULL,
	"point_of_sale" text,
	"pledge" text,
	"revocation_held_since" timestamp with time zone,
	"self_management_uuid" text,
	"summary_text_version" text,
	"summary_accepted_at" timestamp with time zone,
	"vivere" boolean DEFAULT false NOT NULL,
	"created_by" text,
	"phone_corrections" smallint DEFAULT 0 NOT NULL,
	"phone_corrected_at" timestamp with time zone,
	"phase_done" text,
	"phase_next" text,
	"concierge" text,
	"actor" text,
	"searched_words" text NOT NULL,
	"gender" text NOT NULL,
	"amount" numeric(16, 2) NOT NULL,
	"stage_since" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
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
	"created_by" text,
	"entered_by" text,
	"certificate_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "simulations_certificate_id_unique" UNIQUE("certificate_id")
);
--> statement-breakpoint
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
CREATE TABLE "biometries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"proposal_uuid" uuid NOT NULL,
	"person_type" text DEFAULT 'OWNER' NOT NULL,
	"wrapped_key" "bytea",
	"process_number" text,
	"vivere" jsonb,
	"status" text NOT NULL,
	"bio_validated" boolean NOT NULL,
	"problems" jsonb NOT NULL,
	"verifier" text,
	"images_at" timestamp with time zone,
	"images_deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "biometry_images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"proposal_uuid" uuid NOT NULL,
	"person_type" text DEFAULT 'OWNER' NOT NULL,
	"evidence" text NOT NULL,
	"has_number" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "co_owner_parts" (
	"proposal_uuid" uuid PRIMARY KEY NOT NULL,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"link_sent_at" timestamp with time zone,
	"link_channel" text,
	"consents" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"consent_at" timestamp with time zone,
	"accepted" jsonb,
	"refused_at" timestamp with time zone,
	"refusal_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contracts" (
	"proposal_uuid" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"consents" jsonb NOT NULL,
	"terms" jsonb,
	"hash" text,
	"document_key" uuid,
	"signed_key" uuid,
	"confirmed" boolean,
	"reason" text,
	"signatures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"replaced" jsonb,
	"disbursement" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_observations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"proposal_uuid" uuid NOT NULL,
	"document_type" text NOT NULL,
	"reason" text NOT NULL,
	"observed_at" timestamp with time zone NOT NULL,
	"reloaded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "follow_ups" (
	"proposal_uuid" uuid PRIMARY KEY NOT NULL,
	"assignee_id" text,
	"assignee_name" text,
	"next_on" date,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_checks" (
	"proposal_uuid" uuid NOT NULL,
	"kind" text NOT NULL,
	"person_type" text NOT NULL,
	"polls" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_checks_proposal_uuid_kind_person_type_pk" PRIMARY KEY("proposal_uuid","kind","person_type")
);
--> statement-breakpoint
CREATE TABLE "personal_data_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"document" text NOT NULL,
	"gender" text NOT NULL,
	"contact" text NOT NULL,
	"due_on" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "personal_data_requests_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "revocations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"document" text NOT NULL,
	"gender" text NOT NULL,
	"proposal_number" integer,
	"contact" text NOT NULL,
	"proposal_uuid" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "revocations_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "staff_acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"proposal_uuid" uuid NOT NULL,
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text,
	"text" text,
	"party" text,
	"channel" text,
	"masked_recipient" text,
	"from_id" text,
	"from_name" text,
	"next_on" date,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "step_dates" (
	"proposal_uuid" uuid PRIMARY KEY NOT NULL,
	"dates" jsonb NOT NULL
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
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" bigserial NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"code" text,
	"proposal_uuid" uuid,
	"purpose" text,
	"created_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"gave_up_at" timestamp with time zone,
	"last_reason" text
);
--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_province_id_provinces_id_fk" FOREIGN KEY ("province_id") REFERENCES "public"."provinces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_of_sale" ADD CONSTRAINT "points_of_sale_province_id_provinces_id_fk" FOREIGN KEY ("province_id") REFERENCES "public"."provinces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rates" ADD CONSTRAINT "rates_agreement_id_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_proposal_uuid_proposals_uuid_fk" FOREIGN KEY ("proposal_uuid") REFERENCES "public"."proposals"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_offers" ADD CONSTRAINT "insurance_offers_proposal_uuid_proposals_uuid_fk" FOREIGN KEY ("proposal_uuid") REFERENCES "public"."proposals"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_proposal_uuid_proposals_uuid_fk" FOREIGN KEY ("proposal_uuid") REFERENCES "public"."proposals"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_subjects" ADD CONSTRAINT "proposal_subjects_proposal_uuid_proposals_uuid_fk" FOREIGN KEY ("proposal_uuid") REFERENCES "public"."proposals"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_simulation_uuid_simulations_uuid_fk" FOREIGN KEY ("simulation_uuid") REFERENCES "public"."simulations"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "biometries" ADD CONSTRAINT "biometries_proposal_uuid_proposals_uuid_fk" FOREIGN KEY ("proposal_uuid") REFERENCES "public"."proposals"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "biometry_images" ADD CONSTRAINT "biometry_images_proposal_uuid_proposals_uuid_fk" FOREIGN KEY ("proposal_uuid") REFERENCES "public"."proposals"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "co_owner_parts" ADD CONSTRAINT "co_owner_parts_proposal_uuid_proposals_uuid_fk" FOREIGN KEY ("proposal_uuid") REFERENCES "public"."proposals"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_proposal_uuid_proposals_uuid_fk" FOREIGN KEY ("proposal_uuid") REFERENCES "public"."proposals"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_observations" ADD CONSTRAINT "document_observations_proposal_uuid_proposals_uuid_fk" FOREIGN KEY ("proposal_uuid") REFERENCES "public"."proposals"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_proposal_uuid_proposals_uuid_fk" FOREIGN KEY ("proposal_uuid") REFERENCES "public"."proposals"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_checks" ADD CONSTRAINT "identity_checks_proposal_uuid_proposals_uuid_fk" FOREIGN KEY ("proposal_uuid") REFERENCES "public"."proposals"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revocations" ADD CONSTRAINT "revocations_proposal_uuid_proposals_uuid_fk" FOREIGN KEY ("proposal_uuid") REFERENCES "public"."proposals"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_acts" ADD CONSTRAINT "staff_acts_proposal_uuid_proposals_uuid_fk" FOREIGN KEY ("proposal_uuid") REFERENCES "public"."proposals"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_dates" ADD CONSTRAINT "step_dates_proposal_uuid_proposals_uuid_fk" FOREIGN KEY ("proposal_uuid") REFERENCES "public"."proposals"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_by_proposal" ON "files" USING btree ("proposal_uuid");--> statement-breakpoint
CREATE INDEX "files_unattached" ON "files" USING btree ("created_at") WHERE "files"."document_type" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "insurance_one_per_cover" ON "insurance_offers" USING btree ("proposal_uuid","insurer_id","coverage_code");--> statement-breakpoint
CREATE UNIQUE INDEX "insurance_one_selected" ON "insurance_offers" USING btree ("proposal_uuid") WHERE selected;--> statement-breakpoint
CREATE INDEX "phone_codes_by_proposal" ON "phone_codes" USING btree ("proposal_uuid","created_at");--> statement-breakpoint
CREATE INDEX "phone_codes_unused" ON "phone_codes" USING btree ("created_at") WHERE "phone_codes"."used_at" is null;--> statement-breakpoint
CREATE INDEX "proposal_subjects_by_subject" ON "proposal_subjects" USING btree ("subject");--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_one_per_simulation" ON "proposals" USING btree ("simulation_uuid");--> statement-breakpoint
CREATE INDEX "proposals_by_document" ON "proposals" USING btree ("document");--> statement-breakpoint
CREATE INDEX "proposals_by_user" ON "proposals" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "proposals_by_co_owner" ON "proposals" USING btree (("co_owner" ->> 'document'));--> statement-breakpoint
CREATE INDEX "proposals_by_chassis" ON "proposals" USING btree (("vehicle" ->> 'chassis'));--> statement-breakpoint
CREATE INDEX "proposals_by_plate" ON "proposals" USING btree (("vehicle" ->> 'plate'));--> statement-breakpoint
CREATE INDEX "list_newest" ON "proposals" USING btree ("created_at","number");--> statement-breakpoint
CREATE INDEX "list_point_of_sale" ON "proposals" USING btree ("point_of_sale","created_at","number");--> statement-breakpoint
CREATE INDEX "list_open" ON "proposals" USING btree ("stage_since","number","phase","point_of_sale") WHERE flow_status = 'A';--> statement-breakpoint
CREATE INDEX "list_actor" ON "proposals" USING btree ("actor","created_at","number") WHERE flow_status = 'A';--> statement-breakpoint
CREATE INDEX "list_amount" ON "proposals" USING btree ("amount","number");--> statement-breakpoint
CREATE INDEX "list_name" ON "proposals" USING btree ("searched_words","number");--> statement-breakpoint
CREATE INDEX "list_words" ON "proposals" USING gin (to_tsvector('simple', "searched_words" || coalesce(' n' || nullif(substr("number"::text, 1), ''), '') || coalesce(' n' || nullif(substr("number"::text, 2), ''), '') || coalesce(' n' || nullif(substr("number"::text, 3), ''), '') || coalesce(' n' || nullif(substr("number"::text, 4), ''), '') || coalesce(' n' || nullif(substr("number"::text, 5), ''), '') || coalesce(' n' || nullif(substr("number"::text, 6), ''), '') || coalesce(' n' || nullif(substr("number"::text, 7), ''), '') || coalesce(' n' || nullif(substr("number"::text, 8), ''), ''))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "simulations_by_creation" ON "simulations" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "biometries_one_each" ON "biometries" USING btree ("proposal_uuid","person_type");--> statement-breakpoint
CREATE INDEX "biometries_by_images" ON "biometries" USING btree ("images_at");--> statement-breakpoint
CREATE UNIQUE INDEX "biometry_one_image_each" ON "biometry_images" USING btree ("proposal_uuid","person_type","evidence");--> statement-breakpoint
CREATE INDEX "observations_by_proposal" ON "document_observations" USING btree ("proposal_uuid");--> statement-breakpoint
CREATE INDEX "observations_by_date" ON "document_observations" USING btree ("observed_at");--> statement-breakpoint
CREATE INDEX "follow_ups_by_assignee" ON "follow_ups" USING btree ("assignee_id","next_on");--> statement-breakpoint
CREATE INDEX "personal_data_requests_by_document" ON "personal_data_requests" USING btree ("document","created_at");--> statement-breakpoint
CREATE INDEX "personal_data_requests_by_contact" ON "personal_data_requests" USING btree ("contact","created_at");--> statement-breakpoint
CREATE INDEX "personal_data_requests_open" ON "personal_data_requests" USING btree ("due_on") WHERE "personal_data_requests"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "revocations_by_document" ON "revocations" USING btree ("document","created_at");--> statement-breakpoint
CREATE INDEX "revocations_by_contact" ON "revocations" USING btree ("contact","created_at");--> statement-breakpoint
CREATE INDEX "revocations_by_proposal" ON "revocations" USING btree ("proposal_uuid","created_at");--> statement-breakpoint
CREATE INDEX "staff_acts_by_proposal" ON "staff_acts" USING btree ("proposal_uuid","created_at");--> statement-breakpoint
CREATE INDEX "staff_acts_by_user" ON "staff_acts" USING btree ("user_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "step_dates_by_signature" ON "step_dates" USING btree (("dates" ->> 'BIOMETRIA.createFormalization'));--> statement-breakpoint
CREATE INDEX "step_dates_by_inscription" ON "step_dates" USING btree (("dates" ->> 'REGISTRO_PRENDA_INSCRIPTA.closePrendaInscripta'));--> statement-breakpoint
CREATE INDEX "idempotency_by_creation" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_by_position" ON "outbox" USING btree ("position");--> statement-breakpoint
CREATE INDEX "outbox_by_creation" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at","position") WHERE sent_at is null and gave_up_at is null;--> statement-breakpoint
CREATE INDEX "outbox_purpose" ON "outbox" USING btree ("proposal_uuid","purpose","created_at") WHERE purpose is not null;--> statement-breakpoint
CREATE INDEX "outbox_by_purpose" ON "outbox" USING btree ("purpose","created_at") WHERE purpose is not null;