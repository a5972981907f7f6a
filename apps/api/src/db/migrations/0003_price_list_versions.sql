CREATE TABLE "price_drafts" (
	"partner_id" uuid PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_lists" (
	"partner_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"created_by" uuid,
	"added" integer NOT NULL,
	"changed" integer NOT NULL,
	"removed" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_lists_partner_id_version_pk" PRIMARY KEY("partner_id","version")
);
--> statement-breakpoint
DROP INDEX "price_rows_partner";--> statement-breakpoint
ALTER TABLE "price_rows" DROP CONSTRAINT "price_rows_pkey";--> statement-breakpoint
-- Rows from before versions existed become version 1 of their list.
ALTER TABLE "price_rows" ADD COLUMN "since_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "price_rows" ALTER COLUMN "since_version" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "price_rows" ADD CONSTRAINT "price_rows_id_since_version_pk" PRIMARY KEY("id","since_version");--> statement-breakpoint
ALTER TABLE "price_rows" ADD COLUMN "until_version" integer;--> statement-breakpoint
ALTER TABLE "price_rows" ADD COLUMN "key" text;--> statement-breakpoint
UPDATE "price_rows" SET "key" = (
	SELECT string_agg(trim(regexp_replace(lower(normalize(coalesce("part", ''), NFKC)), '[^[:alnum:]+]+', ' ', 'g')), '|' ORDER BY "at")
	FROM (VALUES (1, "service"), (2, "zone"), (3, "material"), (4, "car_type")) AS "parts" ("at", "part")
);--> statement-breakpoint
ALTER TABLE "price_rows" ALTER COLUMN "key" SET NOT NULL;--> statement-breakpoint
INSERT INTO "price_lists" ("partner_id", "version", "kind", "added", "changed", "removed")
	SELECT "partner_id", 1, CASE WHEN bool_or("is_sample") THEN 'TEMPLATE' ELSE 'TABLE' END, count(*), 0, 0 FROM "price_rows" GROUP BY "partner_id";--> statement-breakpoint
ALTER TABLE "price_rows" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "price_drafts" ADD CONSTRAINT "price_drafts_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_lists" ADD CONSTRAINT "price_lists_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_lists" ADD CONSTRAINT "price_lists_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_rows_history" ON "price_rows" USING btree ("partner_id","until_version");--> statement-breakpoint
CREATE UNIQUE INDEX "price_rows_key" ON "price_rows" USING btree ("partner_id","key") WHERE "price_rows"."until_version" is null;--> statement-breakpoint
CREATE INDEX "price_rows_partner" ON "price_rows" USING btree ("partner_id","position") WHERE "price_rows"."until_version" is null;--> statement-breakpoint
ALTER TABLE "price_rows" ADD CONSTRAINT "price_rows_versions" CHECK ("price_rows"."until_version" is null or "price_rows"."until_version" > "price_rows"."since_version");