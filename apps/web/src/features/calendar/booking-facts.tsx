import type { CalendarEvent, Partner } from '@glossa/contracts';
import { Text } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { keys } from '../../api/keys.ts';
import { listPhotos, loadPhoto } from '../../api/photos.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { DiscountLines, LinePrice } from '../../ui/quote-lines.tsx';
import { TalkPhotos } from '../../ui/talk-photos.tsx';
import classes from './booking-facts.module.css';
import { useClientWord } from './use-client-word.ts';

/** What a bot's booking brings along: the price that was said, and the talk it came from. */
export function BookingFacts({ partner, event }: { partner: Partner; event: CalendarEvent }) {
  const { t } = useTranslation('calendar');
  const format = useFormat();
  const word = useClientWord()(event);
  const { quote, source, conversationId, isForced } = event;
  if (source !== 'BOT' && !isForced) return null;
  return (
    <div className={classes.facts}>
      {source === 'BOT' ? (
        <Text fw={600} className={classes.head}>
          <IconSparkles size={15} aria-hidden="true" /> {t('facts.byBot')}
        </Text>
      ) : null}
      {word === '' ? null : <Text fw={600}>{word}</Text>}
      {quote ? (
        <dl className={classes.quote}>
          {quote.lines.map((line) => (
            <div key={line.rowId} className={classes.row}>
              <dt>{line.label}</dt>
              <dd>
                <LinePrice line={line} currency={quote.currency} />
              </dd>
            </div>
          ))}
          <DiscountLines quote={quote} className={classes.row} />
          <div className={classes.total}>
            <dt>{t('facts.total')}</dt>
            <dd>{format.total(quote)}</dd>
          </div>
        </dl>
      ) : null}
      {conversationId ? (
        <TalkPhotos
          queryKey={keys.photos(partner.id, conversationId)}
          list={() => listPhotos(partner.id, conversationId)}
          load={(id) => loadPhoto(partner.id, id)}
        />
      ) : null}
      {conversationId ? <a href={`/conversations/${conversationId}`}>{t('facts.conversation')}</a> : null}
      {isForced ? <Text c="dimmed">{t('facts.forced')}</Text> : null}
    </div>
  );
}
