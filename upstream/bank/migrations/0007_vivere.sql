ALTER TABLE "proposals" ADD COLUMN "vivere" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
UPDATE "proposals" SET "vivere" = true FROM "biometries" WHERE "biometries"."proposal_uuid" = "proposals"."uuid" AND "biometries"."vivere" IS NOT NULL;
