DROP INDEX "messages_partner";--> statement-breakpoint
CREATE INDEX "messages_partner" ON "messages" USING btree ("partner_id","conversation_id");