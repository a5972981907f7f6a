import type { Partner, TranscriptMessage } from '@glossa/contracts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPhoto } from '../../api/photos.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { PhotoStrip } from '../../ui/photo-strip.tsx';
import { BookingCard, QuoteCard } from './message-cards.tsx';
import classes from './transcript.module.css';
import { Why } from './why.tsx';

type MessageProps = { partner: Partner; message: TranscriptMessage; translation?: string | undefined };

/** One message with what came along with it and, for the bot's, why it was said. */
export function Message({ partner, message, translation }: MessageProps) {
  const { t } = useTranslation('conversations');
  const format = useFormat();
  const [isAsked, setAsked] = useState(false);
  const reasonId = useId();
  const { timezone } = partner.config;
  return (
    <>
      {message.photos?.length ? (
        <PhotoStrip photos={message.photos} load={(id) => loadPhoto(partner.id, id)} />
      ) : null}
      {message.text === '' ? null : <div className={classes.bubble}>{message.text}</div>}
      {translation ? (
        <div className={classes.translation} role="note" aria-label={t('translation.of')}>
          {translation}
        </div>
      ) : null}
      {message.quote ? <QuoteCard quote={message.quote} /> : null}
      {message.booking ? <BookingCard booking={message.booking} timezone={timezone} /> : null}
      <div className={classes.meta}>
        <span>{t(`author.${message.author}`)}</span>
        <time dateTime={message.createdAt}>{format.time(message.createdAt, timezone)}</time>
        {message.choices?.length ? (
          <span>{t('choices', { choices: message.choices.join(', ') })}</span>
        ) : null}
        {message.reason ? (
          <button
            type="button"
            className={classes.why}
            aria-expanded={isAsked}
            aria-controls={reasonId}
            onClick={() => setAsked(!isAsked)}
          >
            {t('why.ask')}
          </button>
        ) : null}
      </div>
      {message.reason && isAsked ? <Why id={reasonId} partner={partner} reason={message.reason} /> : null}
    </>
  );
}
