CREATE TABLE "personal_data_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"document" text NOT NULL,
	"gender" text NOT NULL,
	"contact" text NOT NULL,
	"due_on" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "personal_data_requests_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE INDEX "personal_data_requests_by_document" ON "personal_data_requests" USING btree ("document","created_at");--> statement-breakpoint
CREATE INDEX "personal_data_requests_by_contact" ON "personal_data_requests" USING btree ("contact","created_at");--> statement-breakpoint
CREATE INDEX "personal_data_requests_open" ON "personal_data_requests" USING btree ("due_on") WHERE "personal_data_requests"."answered_at" is null;