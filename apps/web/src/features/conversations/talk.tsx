import type { Partner } from '@glossa/contracts';
import { Box } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { getConversation } from '../../api/conversations.ts';
import { keys } from '../../api/keys.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { NotFoundState } from '../../ui/not-found-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import { AnswerBox } from './answer-box.tsx';
import type { InboxSearch } from './inbox-search.ts';
import { RequestItem } from './request-item.tsx';
import classes from './talk.module.css';
import { TalkHead } from './talk-head.tsx';
import { Transcript } from './transcript.tsx';

type TalkProps = { partner: Partner; talkId: string; search: InboxSearch };

/** One talk whole: who it is with, what waits, every word, and the place to answer. */
export function Talk({ partner, talkId, search }: TalkProps) {
  const { t } = useTranslation('conversations');
  const talk = useQuery({
    queryKey: keys.conversation(partner.id, talkId),
    queryFn: () => getConversation(partner.id, talkId),
    // Where the live line is broken, a look now and then still finds what is new.
    refetchInterval: 30_000,
  });
  if (isGone(talk.error)) {
    return (
      <NotFoundState
        title={t('goneTitle')}
        text={t('gone')}
        action={
          <LinkButton variant="default" to={paths.conversations} search={search}>
            {t('toList')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <QueryView
      query={talk}
      skeleton={
        <Box p="lg">
          <LineSkeletons count={8} />
        </Box>
      }
    >
      {(loaded) => {
        const open = loaded.requests.filter(
          ({ settledAt, keep }) => settledAt === null || keep === 'offered',
        );
        return (
          <section className={classes.talk} aria-label={t('talk')}>
            <TalkHead partner={partner} talk={loaded} search={search} />
            <Box component="section" className={classes.scroll} tabIndex={0} aria-label={t('transcript')}>
              {loaded.isOverLimit ? <Notice>{t('overLimit')}</Notice> : null}
              <Transcript partner={partner} messages={loaded.messages} />
              {open.map((request) => (
                <RequestItem
                  key={request.id}
                  partner={partner}
                  request={request}
                  language={loaded.language}
                  isInTalk
                />
              ))}
            </Box>
            <AnswerBox partner={partner} talk={loaded} />
          </section>
        );
      }}
    </QueryView>
  );
}

/** An address without an id in it leads nowhere, too. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
