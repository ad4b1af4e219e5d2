CREATE TABLE "revocations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"document" text NOT NULL,
	"gender" text NOT NULL,
	"proposal_number" integer,
	"contact" text NOT NULL,
	"proposal_uuid" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "revocations_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "revocations" ADD CONSTRAINT "revocations_proposal_uuid_proposals_uuid_fk" FOREIGN KEY ("proposal_uuid") REFERENCES "public"."proposals"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "revocations_by_document" ON "revocations" USING btree ("document","created_at");--> statement-breakpoint
CREATE INDEX "revocations_by_contact" ON "revocations" USING btree ("contact","created_at");--> statement-breakpoint
CREATE INDEX "revocations_by_proposal" ON "revocations" USING btree ("proposal_uuid","created_at");