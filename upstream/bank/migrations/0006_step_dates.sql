CREATE TABLE "step_dates" (
	"proposal_uuid" uuid PRIMARY KEY NOT NULL,
	"dates" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "step_dates" ADD CONSTRAINT "step_dates_proposal_uuid_proposals_uuid_fk" FOREIGN KEY ("proposal_uuid") REFERENCES "public"."proposals"("uuid") ON DELETE no action ON UPDATE no action;