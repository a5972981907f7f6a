CREATE INDEX "messages_quoted" ON "messages" USING btree ("partner_id","created_at") WHERE "messages"."extras" -> 'quote' is not null;--> statement-breakpoint
CREATE INDEX "messages_blocked" ON "messages" USING btree ("partner_id","created_at") WHERE jsonb_array_length(coalesce("messages"."reason" -> 'blocked', '[]'::jsonb)) > 0;--> statement-breakpoint
-- How few these messages are is counted, or the indexes would not be taken.
CREATE STATISTICS "messages_quoted_share" ON ("extras" -> 'quote') FROM "messages";--> statement-breakpoint
CREATE STATISTICS "messages_blocked_share" ON (jsonb_array_length(coalesce("reason" -> 'blocked', '[]'::jsonb))) FROM "messages";
