CREATE TABLE "meta_chats" (
	"connection_id" uuid NOT NULL,
	"chat_id" text NOT NULL,
	"partner_id" uuid NOT NULL,
	"conversation_id" uuid,
	"delivered_seq" integer DEFAULT 0 NOT NULL,
	"last_client_at" timestamp with time zone,
	"is_blocked" boolean DEFAULT false NOT NULL,
	"is_stopped" boolean DEFAULT false NOT NULL,
	"held_since" timestamp with time zone,
	"told_text_only_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meta_chats_connection_id_chat_id_pk" PRIMARY KEY("connection_id","chat_id"),
	CONSTRAINT "meta_chats_conversation" UNIQUE("conversation_id")
);
--> statement-breakpoint
CREATE TABLE "meta_connections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"partner_id" uuid NOT NULL,
	"bot_id" uuid NOT NULL,
	"messenger" text NOT NULL,
	"account_id" text NOT NULL,
	"business_id" text,
	"name" text NOT NULL,
	"link" text,
	"hook_id" text NOT NULL,
	"token_sealed" text NOT NULL,
	"token_last_four" text NOT NULL,
	"app_secret_sealed" text,
	"status" text NOT NULL,
	"templates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"verified_at" timestamp with time zone,
	"last_update_at" timestamp with time zone,
	"last_error" text,
	"owner_told_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meta_connections_hook_id_unique" UNIQUE("hook_id"),
	CONSTRAINT "meta_connections_account" UNIQUE("messenger","account_id"),
	CONSTRAINT "meta_connections_bot" UNIQUE("bot_id","messenger")
);
--> statement-breakpoint
CREATE TABLE "meta_sent" (
	"connection_id" uuid NOT NULL,
	"chat_id" text NOT NULL,
	"seq" integer NOT NULL,
	"part" integer NOT NULL,
	"partner_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"external_id" text,
	"status" text NOT NULL,
	"error_code" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "meta_sent_connection_id_chat_id_seq_part_pk" PRIMARY KEY("connection_id","chat_id","seq","part"),
	CONSTRAINT "meta_sent_external" UNIQUE("connection_id","external_id")
);
--> statement-breakpoint
CREATE TABLE "meta_updates" (
	"connection_id" uuid NOT NULL,
	"external_id" text NOT NULL,
	"partner_id" uuid NOT NULL,
	"chat_id" text NOT NULL,
	"body" jsonb,
	"sent_at" timestamp with time zone NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"handled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meta_updates_connection_id_external_id_pk" PRIMARY KEY("connection_id","external_id")
);
--> statement-breakpoint
ALTER TABLE "meta_chats" ADD CONSTRAINT "meta_chats_connection_id_meta_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."meta_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meta_chats" ADD CONSTRAINT "meta_chats_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meta_chats" ADD CONSTRAINT "meta_chats_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meta_connections" ADD CONSTRAINT "meta_connections_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meta_connections" ADD CONSTRAINT "meta_connections_bot_id_bots_id_fk" FOREIGN KEY ("bot_id") REFERENCES "public"."bots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meta_sent" ADD CONSTRAINT "meta_sent_connection_id_meta_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."meta_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meta_sent" ADD CONSTRAINT "meta_sent_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meta_sent" ADD CONSTRAINT "meta_sent_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meta_updates" ADD CONSTRAINT "meta_updates_connection_id_meta_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."meta_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meta_updates" ADD CONSTRAINT "meta_updates_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meta_connections_partner" ON "meta_connections" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "meta_sent_failed" ON "meta_sent" USING btree ("connection_id","updated_at") WHERE "meta_sent"."status" = 'failed';--> statement-breakpoint
CREATE INDEX "meta_sent_conversation" ON "meta_sent" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "meta_updates_waiting" ON "meta_updates" USING btree ("connection_id","chat_id") WHERE "meta_updates"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "meta_updates_created" ON "meta_updates" USING btree ("created_at");