CREATE TABLE "co_owner_parts" (
	"proposal_uuid" uuid PRIMARY KEY NOT NULL,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"link_sent_at" timestamp with time zone,
	"link_channel" text,
	"consents" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"consent_at" timestamp with time zone,
	"refused_at" timestamp with time zone,
	"refusal_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "biometries" DROP CONSTRAINT "biometries_proposal_uuid_unique";--> statement-breakpoint
DROP INDEX "biometry_one_image_each";--> statement-breakpoint
ALTER TABLE "proposal_subjects" ADD COLUMN "party" text DEFAULT 'OWNER' NOT NULL;--> statement-breakpoint
ALTER TABLE "proposal_subjects" DROP CONSTRAINT "proposal_subjects_proposal_uuid_subject_pk";--> statement-breakpoint
ALTER TABLE "proposal_subjects" ADD CONSTRAINT "proposal_subjects_proposal_uuid_subject_party_pk" PRIMARY KEY("proposal_uuid","subject","party");--> statement-breakpoint
ALTER TABLE "biometries" ADD COLUMN "person_type" text DEFAULT 'OWNER' NOT NULL;--> statement-breakpoint
ALTER TABLE "biometry_images" ADD COLUMN "person_type" text DEFAULT 'OWNER' NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "signatures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "co_owner_parts" ADD CONSTRAINT "co_owner_parts_proposal_uuid_proposals_uuid_fk" FOREIGN KEY ("proposal_uuid") REFERENCES "public"."proposals"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "biometries_one_each" ON "biometries" USING btree ("proposal_uuid","person_type");--> statement-breakpoint
CREATE UNIQUE INDEX "biometry_one_image_each" ON "biometry_images" USING btree ("proposal_uuid","person_type","evidence");--> statement-breakpoint
UPDATE "contracts" SET "signatures" = jsonb_build_array("evidence" || '{"personType": "OWNER"}'::jsonb) WHERE "evidence" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" DROP COLUMN "evidence";