ALTER TABLE "proposals" RENAME COLUMN "place" TO "phase_rank";--> statement-breakpoint
ALTER TABLE "proposals" RENAME COLUMN "stage" TO "rank_group";--> statement-breakpoint
ALTER INDEX "listing_stage" RENAME TO "listing_rank_group";--> statement-breakpoint
ALTER INDEX "listing_point_of_sale_stage" RENAME TO "listing_point_of_sale_rank_group";--> statement-breakpoint
ALTER INDEX "listing_canceled_stage" RENAME TO "listing_canceled_rank_group";--> statement-breakpoint
ALTER INDEX "listing_point_of_sale_canceled_stage" RENAME TO "listing_point_of_sale_canceled_rank_group";--> statement-breakpoint
ALTER INDEX "listing_gender_stage" RENAME TO "listing_gender_rank_group";--> statement-breakpoint
ALTER INDEX "listing_point_of_sale_gender_stage" RENAME TO "listing_point_of_sale_gender_rank_group";--> statement-breakpoint
ALTER INDEX "listing_canceled_gender_stage" RENAME TO "listing_canceled_gender_rank_group";--> statement-breakpoint
ALTER INDEX "listing_point_of_sale_canceled_gender_stage" RENAME TO "listing_point_of_sale_canceled_gender_rank_group";