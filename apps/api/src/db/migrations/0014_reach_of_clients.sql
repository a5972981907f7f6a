ALTER TABLE "client_requests" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "client_requests" ADD COLUMN "first_word_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "client_email" text DEFAULT '' NOT NULL;