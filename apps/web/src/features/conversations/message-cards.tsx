import type { Booking, Quote } from '@glossa/contracts';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { paths } from '../../paths.ts';
import { zonedDate } from '../../time/zoned-days.ts';
import { TextLink } from '../../ui/link-button.tsx';
import { DiscountLines, LinePrice } from '../../ui/quote-lines.tsx';
import classes from './transcript.module.css';

/** The receipt the client saw. */
export function QuoteCard({ quote }: { quote: Quote }) {
  const { t } = useTranslation('conversations');
  const format = useFormat();
  return (
    <div className={classes.card}>
      <dl className={classes.lines}>
        {quote.lines.map((line) => (
          <div key={line.rowId} className={classes.line}>
            <dt>{line.label}</dt>
            <dd>
              <LinePrice line={line} currency={quote.currency} />
            </dd>
          </div>
        ))}
        <DiscountLines quote={quote} className={classes.line} />
        <div className={classes.line} data-total>
          <dt>{t('quote.total')}</dt>
          <dd>{format.total(quote)}</dd>
        </div>
      </dl>
    </div>
  );
}

/** What was booked, one click from its day in the calendar. */
export function BookingCard({ booking, timezone }: { booking: Booking; timezone: string }) {
  const { t } = useTranslation('conversations');
  const format = useFormat();
  return (
    <div className={classes.card}>
      <Text fw={650}>
        {format.shortDay(booking.start, timezone)}, {format.time(booking.start, timezone)}
      </Text>
      <Text c="dimmed">{booking.service}</Text>
      <TextLink
        to={paths.calendar}
        search={{ view: 'day', date: zonedDate(new Date(booking.start), timezone) }}
      >
        {t('booking.open')}
      </TextLink>
    </div>
  );
}
