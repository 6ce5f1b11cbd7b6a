CREATE TABLE "reservation_orders" (
	"reservation_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reservation_orders_reservation_id_key_pk" PRIMARY KEY("reservation_id","key")
);
--> statement-breakpoint
ALTER TABLE "exhibitor_pages" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservation_orders" ADD CONSTRAINT "reservation_orders_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;