CREATE TABLE "telegram_notices" (
	"bot_id" uuid NOT NULL,
	"chat_id" text NOT NULL,
	"message_id" bigint NOT NULL,
	"partner_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "telegram_notices_bot_id_chat_id_message_id_pk" PRIMARY KEY("bot_id","chat_id","message_id")
);
--> statement-breakpoint
ALTER TABLE "client_requests" ADD COLUMN "question" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "client_requests" ADD COLUMN "topic" text DEFAULT 'own' NOT NULL;--> statement-breakpoint
ALTER TABLE "client_requests" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "client_requests" ADD COLUMN "keep" text;--> statement-breakpoint
ALTER TABLE "telegram_notices" ADD CONSTRAINT "telegram_notices_bot_id_bots_id_fk" FOREIGN KEY ("bot_id") REFERENCES "public"."bots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telegram_notices" ADD CONSTRAINT "telegram_notices_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telegram_notices" ADD CONSTRAINT "telegram_notices_request_id_client_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."client_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "telegram_notices_request" ON "telegram_notices" USING btree ("request_id");