ALTER TABLE "phone_codes" ADD COLUMN "asked_by" text;--> statement-breakpoint
ALTER TABLE "phone_codes" ADD COLUMN "strangers_tries_left" integer DEFAULT 0 NOT NULL;