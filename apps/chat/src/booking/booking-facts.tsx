import type { Language, OwnBooking } from '@glossa/contracts';
import { formatTotal, isClientsTime } from '../i18n/format.ts';
import { keepDots } from '../ui/keep-dots.ts';
import { DiscountLines, LinePrice } from '../ui/quote-lines.tsx';
import { bookingFormats, cityOf, fill } from './booking-formats.ts';
import { bookingWords } from './words.ts';

type BookingFactsProps = { booking: OwnBooking; language: Language };

/** What, when, where and for how much. Times are the studio's, and say so. */
export function BookingFacts({ booking, language }: BookingFactsProps) {
  const words = bookingWords[language];
  const { studio, quote } = booking;
  const { title, lines, car } = booking.words[language];
  const formats = bookingFormats(language, studio.timezone);
  const money = { locale: formats.locale, from: words.from, range: words.range };
  return (
    <section className="booking-card" data-cancelled={booking.status === 'CANCELLED' || undefined}>
      <p className="booking-studio">{studio.name}</p>
      <h1>{booking.status === 'CANCELLED' ? words.cancelledTitle : words.title}</h1>
      <p className="booking-day">{formats.day(booking.start)}</p>
      <p className="booking-time">{formats.span(booking, words.allDay)}</p>
      {isClientsTime(booking, studio.timezone) ? null : (
        <p className="booking-hint">{fill(words.zone, { zone: cityOf(studio.timezone) })}</p>
      )}
      {title === null ? null : (
        <p className="booking-service">
          <bdi>{title}</bdi>
        </p>
      )}
      {car ? (
        <p>
          <span className="booking-hint">{words.car}: </span>
          <bdi>{car}</bdi>
        </p>
      ) : null}
      {quote ? (
        <dl className="booking-quote">
          {quote.lines.map((line, at) => (
            <div key={line.rowId}>
              <dt>
                <bdi>{keepDots(lines[at] || words.total)}</bdi>
              </dt>
              <dd>
                <LinePrice
                  line={line}
                  currency={quote.currency}
                  phrasing={money}
                  listPrice={words.listPrice}
                />
              </dd>
            </div>
          ))}
          <DiscountLines quote={quote} locale={money.locale} />
          {quote.lines.length > 1 ? (
            <div className="total">
              <dt>{words.total}</dt>
              <dd>{formatTotal(quote, money)}</dd>
            </div>
          ) : null}
        </dl>
      ) : null}
      {booking.prepare && booking.status === 'BOOKED' ? (
        <div className="booking-prepare">
          <h2>{words.prepare}</h2>
          <p dir="auto">{booking.prepare}</p>
        </div>
      ) : null}
      {studio.address ? (
        <p>
          <span className="booking-hint">{words.address}: </span>
          <bdi>{studio.address}</bdi>
          <a className="booking-map" href={mapUrl(studio.address)} target="_blank" rel="noopener noreferrer">
            {words.map}
          </a>
        </p>
      ) : null}
      {studio.phone ? (
        <p>
          <a href={`tel:${studio.phone.replaceAll(/[^\d+]/g, '')}`}>
            {fill(words.call, { studio: studio.phone })}
          </a>
        </p>
      ) : null}
      {studio.email ? (
        <p>
          <a href={`mailto:${studio.email}`}>{studio.email}</a>
        </p>
      ) : null}
    </section>
  );
}

/** Phones open it in the map they have. */
function mapUrl(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}
