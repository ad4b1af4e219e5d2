DROP INDEX "outbox_by_creation";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "position" bigserial NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_by_position" ON "outbox" USING btree ("position");