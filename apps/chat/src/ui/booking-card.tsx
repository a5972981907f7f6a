import type { ChatMessage } from '@glossa/contracts';
import { formatBookingTime } from '../i18n/format.ts';
import { formatLocaleOf } from '../i18n/language.ts';
import { useLanguage, useWords } from '../i18n/words.ts';
import { BookingActions } from './booking-actions.tsx';
import { ReminderChoice } from './reminder-choice.tsx';

/** Where a booking takes place, and by which clock. */
export type BookingPlace = { address: string; timezone: string };

type BookingCardProps = { booking: NonNullable<ChatMessage['booking']>; place: BookingPlace };

/** A card whose booking was moved or cancelled says so and leads nowhere any more. */
export function BookingCard({ booking, place }: BookingCardProps) {
  const words = useWords();
  const when = formatBookingTime(booking, formatLocaleOf(useLanguage(), place.timezone), place.timezone);
  return (
    <section className="card" aria-label={words.appointment} data-state={booking.state}>
      {booking.state && (
        <p className="booking-state">
          {booking.state === 'CANCELLED' ? words.bookingCancelled : words.bookingMoved}
        </p>
      )}
      <div className="booking">
        <time className="booking-date" dateTime={booking.start}>
          <span>{when.month}</span>
          <strong>{when.day}</strong>
          <span>{when.weekday}</span>
        </time>
        <div className="booking-words">
          <p className="booking-time">{when.time}</p>
          <p>
            <bdi>{booking.service}</bdi>
          </p>
          {booking.car !== undefined && (
            <p>
              <bdi>{booking.car}</bdi>
            </p>
          )}
          {place.address !== '' && (
            <p>
              <bdi>{place.address}</bdi>
            </p>
          )}
        </div>
      </div>
      {booking.state === undefined && <BookingActions managePath={booking.managePath} />}
      {booking.state === undefined && <ReminderChoice start={booking.start} />}
    </section>
  );
}
