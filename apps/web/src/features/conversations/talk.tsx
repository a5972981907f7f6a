import type { ConversationDetail, Partner } from '@glossa/contracts';
import { Box } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
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
import { TranslateBar } from './translate-bar.tsx';
import { useMarkSeen } from './use-mark-seen.ts';
import { useTranslationOfTalk } from './use-translation-of-talk.ts';

type TalkProps = {
  partner: Partner;
  talkId: string;
  search: InboxSearch;
  /** Who the talk is with, for screens without room for a column of it. */
  client: ReactNode;
};

/** One talk whole: who it is with, what waits, every word, and the place to answer. */
export function Talk({ partner, talkId, search, client }: TalkProps) {
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
      {(loaded) => <LoadedTalk partner={partner} talk={loaded} search={search} client={client} />}
    </QueryView>
  );
}

type LoadedTalkProps = Omit<TalkProps, 'talkId'> & { talk: ConversationDetail };

function LoadedTalk({ partner, talk, search, client }: LoadedTalkProps) {
  const { t } = useTranslation('conversations');
  useMarkSeen(partner.id, talk);
  const translation = useTranslationOfTalk(partner.id, talk);
  const open = talk.requests.filter(({ settledAt, keep }) => settledAt === null || keep === 'offered');
  const end = useEndInView(talk.messages.at(-1)?.seq, open.length);
  return (
    <section className={classes.talk} aria-label={t('talk')}>
      <TalkHead partner={partner} talk={talk} search={search} client={client} />
      <Box component="section" className={classes.scroll} tabIndex={0} aria-label={t('transcript')}>
        {talk.isOverLimit ? <Notice>{t('overLimit')}</Notice> : null}
        {talk.canTranslate ? <TranslateBar translation={translation} /> : null}
        <Transcript partner={partner} messages={talk.messages} translations={translation.texts} />
        {open.map((request) => (
          <RequestItem
            key={request.id}
            partner={partner}
            request={request}
            language={talk.language}
            isInTalk
          />
        ))}
        <div ref={end} />
      </Box>
      <AnswerBox partner={partner} talk={talk} />
    </section>
  );
}

/** Brings the newest word into view, and what waits for an answer below it. */
function useEndInView(newest: number | undefined, openCount: number) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (newest !== undefined || openCount > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [newest, openCount]);
  return end;
}

/** An address without an id in it leads nowhere, too. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
