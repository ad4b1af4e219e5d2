ALTER TABLE "points_of_sale" ADD COLUMN "cuit" text;--> statement-breakpoint
ALTER TABLE "points_of_sale" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "points_of_sale" ADD COLUMN "phone" text;