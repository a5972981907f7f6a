import type { ClientRequest, Dashboard } from '@glossa/contracts';
import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listClientRequests } from '../../api/conversations.ts';
import { keys } from '../../api/keys.ts';
import { readSummary } from '../../api/read-summary.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { paths } from '../../paths.ts';
import { LinkButton, TextLink } from '../../ui/link-button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import { Surface } from '../../ui/surface.tsx';
import classes from './needs-you-card.module.css';

type NeedsYouCardProps = { partnerId: string; dashboard: Dashboard | undefined };

const shown = 3;
const urgency: Record<ClientRequest['kind'], number> = {
  person: 0,
  lead: 1,
  photo: 2,
  question: 3,
  price: 4,
  time: 5,
  unclear: 6,
};

/** What only the owner can do: people who wait, prices nobody has given, and what the guard held back. */
export function NeedsYouCard({ partnerId, dashboard }: NeedsYouCardProps) {
  const { t } = useTranslation('dashboard');
  const requests = useQuery({
    queryKey: keys.clientRequests(partnerId),
    queryFn: () => listClientRequests(partnerId),
  });
  return (
    <Surface component="section" aria-label={t('needs.title')}>
      <Title order={2} fz="lg" mb="sm">
        {t('needs.title')}
      </Title>
      <QueryView query={requests} skeleton={<LineSkeletons count={3} />}>
        {(all) => {
          const open = all.filter(({ settledAt }) => settledAt === null);
          return (
            <>
              {open.length === 0 ? <Text c="dimmed">{t('needs.nothing')}</Text> : null}
              <ul className={classes.list}>
                {mostUrgent(open)
                  .slice(0, shown)
                  .map((request) => (
                    <Need key={request.id} request={request} />
                  ))}
              </ul>
              {open.length > shown ? (
                <TextLink to={paths.conversations} search={{ show: 'requests' }} size="sm">
                  {t('needs.all', { count: open.length })}
                </TextLink>
              ) : null}
            </>
          );
        }}
      </QueryView>
      {dashboard ? <Counts dashboard={dashboard} /> : null}
    </Surface>
  );
}

/** One line per talk: whoever wants a person and left a number needs one answer, not two. */
function mostUrgent(open: readonly ClientRequest[]): ClientRequest[] {
  const inOrder = open.toSorted((a, b) => urgency[a.kind] - urgency[b.kind]);
  return inOrder.filter(
    (request, index) =>
      inOrder.findIndex(({ conversationId }) => conversationId === request.conversationId) === index,
  );
}

function Need({ request }: { request: ClientRequest }) {
  const { t } = useTranslation('dashboard');
  const { known, words } = readSummary(request.summary);
  return (
    <li className={classes.need}>
      <span className={classes.dot} data-kind={request.kind} aria-hidden="true" />
      <span className={classes.words}>
        <span className={classes.what}>{t(`needs.${request.kind}`)}</span>
        <Text component="span" c="dimmed" size="xs" lineClamp={2}>
          {words ?? known.join(' · ')}
        </Text>
      </span>
      <LinkButton
        size="compact-md"
        variant={request.kind === 'person' ? 'filled' : 'default'}
        to={paths.conversation}
        params={{ conversationId: request.conversationId }}
      >
        {t(request.kind === 'price' ? 'needs.setPrice' : 'needs.answer')}
      </LinkButton>
    </li>
  );
}

function Counts({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { personWaitSeconds } = dashboard;
  return (
    <Text size="xs" c="dimmed" className={classes.counts}>
      {[
        t('needs.waitingCount', { count: dashboard.waiting }),
        t('needs.questionCount', { count: dashboard.openQuestions + dashboard.openPrices }),
        t('needs.blockedCount', { count: dashboard.blockedFigures }),
        ...(personWaitSeconds === null
          ? []
          : [t('needs.firstWord', { time: format.wait(personWaitSeconds) })]),
      ].join(' · ')}
    </Text>
  );
}
