import type { ListedConversation } from '@glossa/contracts';
import {
  IconBrandInstagram,
  IconBrandMessenger,
  IconBrandTelegram,
  IconBrandWhatsapp,
  IconWorld,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { paths } from '../../paths.ts';
import { clientName } from './client-name.ts';
import type { InboxSearch } from './inbox-search.ts';
import classes from './talk-row.module.css';
import { useMoment } from './use-moment.ts';

const channelIcons = {
  web: IconWorld,
  telegram: IconBrandTelegram,
  whatsapp: IconBrandWhatsapp,
  instagram: IconBrandInstagram,
  messenger: IconBrandMessenger,
};

type TalkRowProps = { talk: ListedConversation; timezone: string; search: InboxSearch; isOpen: boolean };

/** One talk in the list: who, when, what the client said last, what it is about and whether somebody has to act. */
export function TalkRow({ talk, timezone, search, isOpen }: TalkRowProps) {
  const { t } = useTranslation('conversations');
  const moment = useMoment(timezone);
  const format = useFormat();
  const Channel = channelIcons[talk.channel];
  return (
    <li>
      <Link
        to={paths.conversation}
        params={{ conversationId: talk.id }}
        search={search}
        className={classes.row}
        aria-current={isOpen ? 'true' : undefined}
        data-unread={talk.unread > 0 || undefined}
      >
        <span className={classes.top}>
          <span className={classes.name}>
            {talk.unread > 0 ? (
              <span className={classes.unread} role="img" aria-label={t('unread', { count: talk.unread })} />
            ) : null}
            {clientName(talk) ?? t('nameless')}
          </span>
          <time className={classes.when} dateTime={talk.lastClientMessageAt}>
            {moment(talk.lastClientMessageAt)}
          </time>
        </span>
        <span className={classes.words}>{talk.lastText || t('photos', { count: talk.lastPhotos })}</span>
        <span className={classes.facts}>
          <Channel size={14} stroke={1.7} role="img" aria-label={t(`channel.${talk.channel}`)} />
          <span title={format.languageName(talk.language)}>{talk.language}</span>
          {talk.car ? <span>{talk.car}</span> : null}
          {talk.value ? <span>{format.money(talk.value.total, talk.value.currency)}</span> : null}
          {talk.isBooked ? (
            <span className={classes.mark} data-state="booked">
              {t('booked')}
            </span>
          ) : null}
          {talk.state === 'bot' ? null : (
            <span className={classes.mark} data-state={talk.state}>
              {t(`state.${talk.state}`)}
            </span>
          )}
          {talk.openRequests > 0 ? (
            <span className={classes.mark} data-state="open">
              {t('openCount', { count: talk.openRequests })}
            </span>
          ) : null}
        </span>
      </Link>
    </li>
  );
}
