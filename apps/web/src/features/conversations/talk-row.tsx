import type { ListedConversation } from '@glossa/contracts';
import { IconBrandTelegram, IconWorld } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { clientName } from './client-name.ts';
import type { InboxSearch } from './inbox-search.ts';
import classes from './talk-row.module.css';
import { useMoment } from './use-moment.ts';

type TalkRowProps = { talk: ListedConversation; timezone: string; search: InboxSearch; isOpen: boolean };

/** One talk in the list: who, when, the newest words, and whether somebody has to do something. */
export function TalkRow({ talk, timezone, search, isOpen }: TalkRowProps) {
  const { t } = useTranslation('conversations');
  const moment = useMoment(timezone);
  const Channel = talk.channel === 'telegram' ? IconBrandTelegram : IconWorld;
  return (
    <li>
      <Link
        to={paths.conversation}
        params={{ conversationId: talk.id }}
        search={search}
        className={classes.row}
        aria-current={isOpen ? 'true' : undefined}
      >
        <span className={classes.top}>
          <span className={classes.name}>{clientName(talk) ?? t('nameless')}</span>
          <time className={classes.when} dateTime={talk.lastClientMessageAt}>
            {moment(talk.lastClientMessageAt)}
          </time>
        </span>
        <span className={classes.words}>{talk.lastText || t('photos', { count: talk.lastPhotos })}</span>
        <span className={classes.facts}>
          <Channel size={14} stroke={1.7} role="img" aria-label={t(`channel.${talk.channel}`)} />
          <span>{talk.botName}</span>
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
