ALTER TABLE "phone_codes" ADD COLUMN "about" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "proposal_subjects_by_subject" ON "proposal_subjects" USING btree ("subject");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "proposals_by_co_owner" ON "proposals" USING btree (("co_owner" ->> 'document'));