ALTER TABLE "agreements" ADD COLUMN "granting_fee_pct" numeric(8, 4) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "monthly_fee" numeric(16, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "life_insurance_pct" numeric(8, 4) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "replaced" jsonb;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "disbursement" jsonb;