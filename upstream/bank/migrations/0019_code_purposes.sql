ALTER TABLE "phone_codes" ADD COLUMN "purpose" text;--> statement-breakpoint
UPDATE "phone_codes" SET "purpose" = CASE WHEN "is_return" THEN 'RETURN' ELSE 'VALIDATION' END;--> statement-breakpoint
ALTER TABLE "phone_codes" ALTER COLUMN "purpose" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "phone_codes" ADD COLUMN "party" text DEFAULT 'OWNER' NOT NULL;--> statement-breakpoint
ALTER TABLE "phone_codes" DROP COLUMN "is_return";
