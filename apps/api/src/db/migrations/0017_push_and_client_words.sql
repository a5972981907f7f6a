CREATE TABLE "push_keys" (
	"id" text PRIMARY KEY DEFAULT 'vapid' NOT NULL,
	"public_key" text NOT NULL,
	"private_key_sealed" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_keys_single" CHECK ("push_keys"."id" = 'vapid')
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"partner_id" uuid NOT NULL,
	"conversation_id" uuid,
	"user_id" uuid,
	"endpoint_fingerprint" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_talk" UNIQUE("conversation_id","endpoint_fingerprint"),
	CONSTRAINT "push_subscriptions_user" UNIQUE("partner_id","user_id","endpoint_fingerprint"),
	CONSTRAINT "push_subscriptions_somebody" CHECK (("push_subscriptions"."conversation_id" is null) <> ("push_subscriptions"."user_id" is null))
);
--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "client_word" jsonb;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_subscriptions_user_id" ON "push_subscriptions" USING btree ("user_id");