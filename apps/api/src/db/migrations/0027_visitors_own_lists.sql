CREATE TABLE "trials" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key_hash" text NOT NULL,
	"language" text NOT NULL,
	"currency" text NOT NULL,
	"timezone" text NOT NULL,
	"description" text NOT NULL,
	"rows" jsonb NOT NULL,
	"unread" jsonb NOT NULL,
	"surplus" integer NOT NULL,
	"messages" jsonb NOT NULL,
	"dialog_state" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trials_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE INDEX "trials_expiry" ON "trials" USING btree ("expires_at");