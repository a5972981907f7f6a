CREATE TABLE "told_weeks" (
	"partner_id" uuid NOT NULL,
	"week" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "told_weeks_partner_id_week_pk" PRIMARY KEY("partner_id","week")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "told_weeks" ADD CONSTRAINT "told_weeks_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;