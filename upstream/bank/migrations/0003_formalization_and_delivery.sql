CREATE TABLE "taxpayers" (
	"cuit" text PRIMARY KEY NOT NULL,
	"business_name" text NOT NULL,
	"person_type" text NOT NULL,
	"status" text NOT NULL,
	"activity" text NOT NULL,
	"province_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proposal_subjects" (
	"proposal_uuid" uuid NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "proposal_subjects_proposal_uuid_subject_pk" PRIMARY KEY("proposal_uuid","subject")
);
--> statement-breakpoint
CREATE TABLE "biometries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"proposal_uuid" uuid NOT NULL,
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
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "biometries_proposal_uuid_unique" UNIQUE("proposal_uuid")
);
--> statement-breakpoint
CREATE TABLE "biometry_images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"proposal_uuid" uuid NOT NULL,
	"evidence" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
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
	"evidence" jsonb,
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
CREATE TABLE "identity_checks" (
	"proposal_uuid" uuid NOT NULL,
	"kind" text NOT NULL,
	"person_type" text NOT NULL,
	"polls" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_checks_proposal_uuid_kind_person_type_pk" PRIMARY KEY("proposal_uuid","kind","person_type")
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "purpose" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "gave_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "last_reason" text;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "seller_account" jsonb;--> statement-breakpoint
ALTER TABLE "proposal_subjects" ADD CONSTRAINT "proposal_subjects_proposal_uuid_proposals_uuid_fk" FOREIGN KEY ("proposal_uuid") REFERENCES "public"."proposals"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "biometries" ADD CONSTRAINT "biometries_proposal_uuid_proposals_uuid_fk" FOREIGN KEY ("proposal_uuid") REFERENCES "public"."proposals"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "biometry_images" ADD CONSTRAINT "biometry_images_proposal_uuid_proposals_uuid_fk" FOREIGN KEY ("proposal_uuid") REFERENCES "public"."proposals"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_proposal_uuid_proposals_uuid_fk" FOREIGN KEY ("proposal_uuid") REFERENCES "public"."proposals"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_observations" ADD CONSTRAINT "document_observations_proposal_uuid_proposals_uuid_fk" FOREIGN KEY ("proposal_uuid") REFERENCES "public"."proposals"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_checks" ADD CONSTRAINT "identity_checks_proposal_uuid_proposals_uuid_fk" FOREIGN KEY ("proposal_uuid") REFERENCES "public"."proposals"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "biometries_by_images" ON "biometries" USING btree ("images_at");--> statement-breakpoint
CREATE UNIQUE INDEX "biometry_one_image_each" ON "biometry_images" USING btree ("proposal_uuid","evidence");--> statement-breakpoint
CREATE INDEX "observations_by_proposal" ON "document_observations" USING btree ("proposal_uuid");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at","position") WHERE sent_at is null and gave_up_at is null;--> statement-breakpoint
CREATE INDEX "outbox_purpose" ON "outbox" USING btree ("proposal_uuid","purpose","created_at") WHERE purpose is not null;