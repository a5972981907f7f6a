CREATE TABLE "channel_interests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"consent" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "channel_interests_once" UNIQUE("channel","email")
);
--> statement-breakpoint
CREATE TABLE "telegram_chats" (
	"bot_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"chat_id" text NOT NULL,
	"conversation_id" uuid,
	"delivered_seq" integer DEFAULT 0 NOT NULL,
	"is_blocked" boolean DEFAULT false NOT NULL,
	"is_stopped" boolean DEFAULT false NOT NULL,
	"told_text_only_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "telegram_chats_bot_id_chat_id_pk" PRIMARY KEY("bot_id","chat_id"),
	CONSTRAINT "telegram_chats_conversation" UNIQUE("conversation_id")
);
--> statement-breakpoint
CREATE TABLE "telegram_connections" (
	"bot_id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"hook_id" text NOT NULL,
	"username" text NOT NULL,
	"mode" text NOT NULL,
	"status" text NOT NULL,
	"last_update_at" timestamp with time zone,
	"last_error" text,
	"poll_offset" bigint DEFAULT 0 NOT NULL,
	"poller_id" uuid,
	"poller_until" timestamp with time zone,
	"owner_told_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "telegram_connections_hook_id_unique" UNIQUE("hook_id")
);
--> statement-breakpoint
CREATE TABLE "telegram_owners" (
	"partner_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"bot_id" uuid NOT NULL,
	"chat_id" text,
	"code_hash" text,
	"code_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "telegram_owners_partner_id_user_id_pk" PRIMARY KEY("partner_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "telegram_updates" (
	"bot_id" uuid NOT NULL,
	"update_id" bigint NOT NULL,
	"partner_id" uuid NOT NULL,
	"body" jsonb,
	"handled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "telegram_updates_bot_id_update_id_pk" PRIMARY KEY("bot_id","update_id")
);
--> statement-breakpoint
ALTER TABLE "telegram_chats" ADD CONSTRAINT "telegram_chats_bot_id_bots_id_fk" FOREIGN KEY ("bot_id") REFERENCES "public"."bots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telegram_chats" ADD CONSTRAINT "telegram_chats_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telegram_connections" ADD CONSTRAINT "telegram_connections_bot_id_bots_id_fk" FOREIGN KEY ("bot_id") REFERENCES "public"."bots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telegram_connections" ADD CONSTRAINT "telegram_connections_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telegram_owners" ADD CONSTRAINT "telegram_owners_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telegram_owners" ADD CONSTRAINT "telegram_owners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telegram_owners" ADD CONSTRAINT "telegram_owners_bot_id_bots_id_fk" FOREIGN KEY ("bot_id") REFERENCES "public"."bots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telegram_updates" ADD CONSTRAINT "telegram_updates_bot_id_bots_id_fk" FOREIGN KEY ("bot_id") REFERENCES "public"."bots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telegram_updates" ADD CONSTRAINT "telegram_updates_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "telegram_updates_created" ON "telegram_updates" USING btree ("created_at");