CREATE UNLOGGED TABLE "open_streams" (
	"id" uuid PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "open_streams_place" ON "open_streams" USING btree ("place");