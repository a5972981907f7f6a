import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { calendarEvents } from '../calendar.table.ts';
import { contactKey } from '../domain/contact-key.ts';
import type { BotBooking } from './book-slot.ts';
import { countOpenBookings } from './count-open-bookings.ts';

const mostOpen = { withContact: 2, nameless: 1 };
const mostPerAddressAndDay = 2;

/** Whether this client has enough ahead. Who leaves no way to be reached gets less: nobody could ask them. */
export async function hasTooMany(tx: Database, booking: BotBooking): Promise<boolean> {
  const open = await countOpenBookings(tx, booking);
  if (!isNameless(booking)) return open >= mostOpen.withContact;
  if (open >= mostOpen.nameless) return true;
  if (!booking.addressKey) return false;
  const ofAddress = and(
    eq(calendarEvents.partnerId, booking.partnerId),
    eq(calendarEvents.addressKey, booking.addressKey),
  );
  return (await tx.$count(calendarEvents, ofAddress)) >= mostPerAddressAndDay;
}

/** No phone, no mail, and no messenger that knows who writes. */
export function isNameless({ customerPhone, customerEmail, isKnownSender }: BotBooking): boolean {
  return contactKey(customerPhone) === null && !customerEmail && !isKnownSender;
}
