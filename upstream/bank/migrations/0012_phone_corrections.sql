ALTER TABLE "proposals" ADD COLUMN "phone_corrections" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "phone_corrected_at" timestamp with time zone;