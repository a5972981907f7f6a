import type { ChatMessage } from '@glossa/contracts';
import { formatBookingTime } from '../i18n/format.ts';
import { localeOf } from '../i18n/language.ts';
import { useLanguage, useWords } from '../i18n/words.ts';

type BookingCardProps = { booking: NonNullable<ChatMessage['booking']>; address: string };

export function BookingCard({ booking, address }: BookingCardProps) {
  const words = useWords();
  const when = formatBookingTime(booking, localeOf[useLanguage()]);
  return (
    <section className="card booking" aria-label={words.appointment}>
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
        {address !== '' && (
          <p>
            <bdi>{address}</bdi>
          </p>
        )}
      </div>
    </section>
  );
}
