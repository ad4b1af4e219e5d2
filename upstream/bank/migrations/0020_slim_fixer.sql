ALTER TABLE "phone_codes" ADD COLUMN "asked_by" text;--> statement-breakpoint
ALTER TABLE "phone_codes" ADD COLUMN "strangers_tries_left" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "outbox_by_purpose" ON "outbox" USING btree ("purpose","created_at") WHERE purpose is not null;