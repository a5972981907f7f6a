import { Anchor, Group, SegmentedControl, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { listContacts, listMails, listSubscribers } from '../../api/admin.ts';
import { useFormat } from '../../i18n/use-format.ts';
import classes from './activity.module.css';
import { ActivityList } from './activity-list.tsx';
import { PageViews } from './page-views.tsx';

export const activityViews = ['contact', 'mail', 'newsletter', 'pageViews'] as const;
export type ActivityView = (typeof activityViews)[number];

type ActivityProps = {
  view: ActivityView;
  page: number | undefined;
  onGo: (to: { view: ActivityView; page?: number | undefined }) => void;
};

/** What comes in and goes out of the product beside the studios: to be read, not to be changed. */
export function Activity({ view, page, onGo }: ActivityProps) {
  const { t } = useTranslation('activity');
  // Four German words don't fit beside each other on a phone.
  const isNarrow = useMediaQuery('(max-width: 560px)', false, { getInitialValueInEffect: false });
  const list = { page, onPage: (next: number | undefined) => onGo({ view, page: next }) };
  return (
    <>
      <SegmentedControl
        aria-label={t('show')}
        mb="md"
        orientation={isNarrow ? 'vertical' : 'horizontal'}
        fullWidth={isNarrow}
        data={activityViews.map((name) => ({ value: name, label: t(`${name}.title`) }))}
        value={view}
        onChange={(chosen) => onGo({ view: activityViews.find((name) => name === chosen) ?? view })}
      />
      {view === 'contact' ? (
        <ActivityList name="contact" load={listContacts} keyOf={({ id }) => id} {...list}>
          {({ name, email, message, createdAt }) => (
            <>
              <Head title={name} createdAt={createdAt} />
              <Anchor href={`mailto:${email}`} size="sm">
                {email}
              </Anchor>
              <Text className={classes.words}>{message}</Text>
            </>
          )}
        </ActivityList>
      ) : null}
      {view === 'mail' ? (
        <ActivityList name="mail" load={listMails} keyOf={({ id }) => id} {...list}>
          {({ recipient, subject, body, createdAt, sentAt }) => (
            <>
              <Head title={subject} createdAt={createdAt} />
              <Text size="xs" c="dimmed">
                {recipient} · {sentAt ? t('mail.sent') : t('mail.kept')}
              </Text>
              <details>
                <summary>{t('mail.read')}</summary>
                <Text className={classes.words} mt={6}>
                  {body}
                </Text>
              </details>
            </>
          )}
        </ActivityList>
      ) : null}
      {view === 'newsletter' ? (
        <ActivityList name="newsletter" load={listSubscribers} keyOf={({ email }) => email} {...list}>
          {({ email, language, createdAt, confirmedAt }) => (
            <>
              <Head title={email} createdAt={createdAt} />
              <Text size="xs" c="dimmed">
                {language} · {confirmedAt ? t('newsletter.confirmed') : t('newsletter.unconfirmed')}
              </Text>
            </>
          )}
        </ActivityList>
      ) : null}
      {view === 'pageViews' ? <PageViews /> : null}
    </>
  );
}

function Head({ title, createdAt }: { title: string; createdAt: string }) {
  const format = useFormat();
  return (
    <Group justify="space-between" gap="xs">
      <Text fw={600}>{title}</Text>
      <Text component="time" size="xs" c="dimmed" dateTime={createdAt}>
        {format.date(createdAt)}, {format.time(createdAt)}
      </Text>
    </Group>
  );
}
