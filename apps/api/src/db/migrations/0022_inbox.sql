CREATE TABLE "canned_answers" (
	"partner_id" uuid PRIMARY KEY NOT NULL,
	"answers" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "seen_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "canned_answers" ADD CONSTRAINT "canned_answers_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "conversations" SET "seen_seq" = "last_seq";
