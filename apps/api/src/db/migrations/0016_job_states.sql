ALTER TABLE "calendar_events" ADD COLUMN "job_state" text DEFAULT 'BOOKED' NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "paid_minor" integer;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "paid_currency" text;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "series_id" uuid;--> statement-breakpoint
CREATE INDEX "calendar_events_series" ON "calendar_events" USING btree ("series_id") WHERE "calendar_events"."series_id" is not null;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_paid" CHECK ("calendar_events"."paid_minor" is null or ("calendar_events"."paid_minor" >= 0 and "calendar_events"."paid_currency" is not null));