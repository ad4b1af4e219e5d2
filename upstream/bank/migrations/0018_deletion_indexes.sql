CREATE INDEX CONCURRENTLY "files_unattached" ON "files" USING btree ("created_at") WHERE "files"."document_type" is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "phone_codes_unused" ON "phone_codes" USING btree ("created_at") WHERE "phone_codes"."used_at" is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "simulations_by_creation" ON "simulations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "outbox_by_creation" ON "outbox" USING btree ("created_at");