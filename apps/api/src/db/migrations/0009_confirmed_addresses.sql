CREATE TABLE "confirmed_addresses" (
	"email" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "kind" text DEFAULT 'account' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "partner_id" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "conversation_id" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "held_back" text;--> statement-breakpoint
CREATE INDEX "mails_partner" ON "mails" USING btree ("partner_id","created_at");--> statement-breakpoint
CREATE INDEX "mails_conversation" ON "mails" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree ("recipient","created_at");--> statement-breakpoint
-- Written by hand: a mail goes with what it is about, and addresses in use before this rule stay in use.
ALTER TABLE "mails" ADD CONSTRAINT "mails_of_partner" FOREIGN KEY ("partner_id") REFERENCES "partners"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_of_conversation" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE CASCADE;--> statement-breakpoint
INSERT INTO "confirmed_addresses" ("email")
SELECT "email" FROM "users"
UNION SELECT "admin_email" FROM "bots" WHERE "admin_email" <> ''
UNION SELECT "config"->>'contactEmail' FROM "partners" WHERE "config"->>'contactEmail' <> ''
ON CONFLICT DO NOTHING;
