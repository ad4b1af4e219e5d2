-- What a page of the dashboard shows stays in the row itself, however much a proposal gathers beside it: out of line,
-- each of these would be three more pages read for each of its rows. Quote and schedule go out of line before them.
ALTER TABLE "proposals" ALTER COLUMN "flow" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "proposals" ALTER COLUMN "owner" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "proposals" ALTER COLUMN "vehicle" SET STORAGE MAIN;
