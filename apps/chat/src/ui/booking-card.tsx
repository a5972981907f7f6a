import type { ChatMessage, Quote } from '@glossa/contracts';
import { formatBookingTime, formatLinePrice } from '../i18n/format.ts';
import { formatLocaleOf, localeOf } from '../i18n/language.ts';
import { useLanguage, useWords } from '../i18n/words.ts';
import { BookingActions } from './booking-actions.tsx';
import { ReminderChoice } from './reminder-choice.tsx';

/** Where a booking takes place, and by which clock. */
export type BookingPlace = { address: string; timezone: string };

type BookingCardProps = {
  booking: NonNullable<ChatMessage['booking']>;
  place: BookingPlace;
  /** What is booked costs this; where more is to be said of it, a receipt stands beside the card. */
  quote?: Quote | undefined;
};

/** A card whose booking was moved or cancelled says so and leads nowhere any more. */
export function BookingCard({ booking, place, quote }: BookingCardProps) {
  const words = useWords();
  const language = useLanguage();
  const when = formatBookingTime(booking, formatLocaleOf(language, place.timezone), place.timezone);
  const phrasing = { locale: localeOf[language], from: words.from, range: words.range };
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
          {quote?.lines[0] && (
            <p className="booking-price">{formatLinePrice(quote.lines[0], quote.currency, phrasing)}</p>
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
