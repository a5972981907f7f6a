CREATE TABLE "calendar_feeds" (
	"partner_id" uuid PRIMARY KEY NOT NULL,
	"secret_fingerprint" text NOT NULL,
	"secret_sealed" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_secret_fingerprint_unique" UNIQUE("secret_fingerprint")
);
--> statement-breakpoint
ALTER TABLE "calendar_events" ALTER COLUMN "bay_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "status" text DEFAULT 'BOOKED' NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "customer_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "is_forced" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "quote" jsonb;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "list_version" integer;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "conversation_id" uuid;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "booking_key" text;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "request_fingerprint" text;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "cancelled_by" text;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_events_conversation" ON "calendar_events" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "calendar_events_reminders" ON "calendar_events" USING btree ("starts_at") WHERE "calendar_events"."status" = 'BOOKED' and "calendar_events"."reminded_at" is null;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_booking_key" UNIQUE("partner_id","booking_key");--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_hold_expires" CHECK ("calendar_events"."status" <> 'HOLD' or "calendar_events"."expires_at" is not null);--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
-- Two events can't take one bay at the same time, whatever the code above the database does. What the owner saved over
-- another event on purpose, what is cancelled and what closes the whole studio is left out.
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_no_overlap" EXCLUDE USING gist ("partner_id" WITH =, "bay_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("status" <> 'CANCELLED' AND NOT "is_forced" AND "bay_id" IS NOT NULL);
