ALTER TABLE "calendar_events" ADD COLUMN "car_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "car_type" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "car_plate" text DEFAULT '' NOT NULL;