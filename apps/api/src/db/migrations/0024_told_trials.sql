CREATE TABLE "told_trials" (
	"partner_id" uuid NOT NULL,
	"notice" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "told_trials_partner_id_notice_pk" PRIMARY KEY("partner_id","notice")
);
--> statement-breakpoint
ALTER TABLE "told_trials" ADD CONSTRAINT "told_trials_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;