import { Anchor, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listChannelInterests, listContacts, listMails, listSubscribers } from '../../api/admin.ts';
import { useFormat } from '../../i18n/use-format.ts';
import classes from './activity.module.css';
import { ActivityList } from './activity-list.tsx';
import type { ActivityView } from './activity-views.ts';
import { PageViews } from './page-views.tsx';
import { ViewChoice } from './view-choice.tsx';

type ActivityProps = {
  view: ActivityView;
  page: number | undefined;
  onGo: (to: { view: ActivityView; page?: number | undefined }) => void;
  /** The history of what people did, which is shown elsewhere too. */
  audit: ReactNode;
};

/** What comes in and goes out of the product beside the studios: to be read, not to be changed. */
export function Activity({ view, page, onGo, audit }: ActivityProps) {
  const { t } = useTranslation('activity');
  const list = { page, onPage: (next: number | undefined) => onGo({ view, page: next }) };
  return (
    <>
      <ViewChoice view={view} onChoose={(chosen) => onGo({ view: chosen })} />
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
                {body.includes('••••') ? (
                  <Text size="xs" c="dimmed" mt={6}>
                    {t('mail.masked')}
                  </Text>
                ) : null}
              </details>
            </>
          )}
        </ActivityList>
      ) : null}
      {view === 'newsletter' ? (
        <ActivityList
          name="newsletter"
          file="newsletter"
          load={listSubscribers}
          keyOf={({ email }) => email}
          {...list}
        >
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
      {view === 'notifyMe' ? (
        <ActivityList
          name="notifyMe"
          file="notify-me"
          load={listChannelInterests}
          keyOf={({ channel, email }) => `${channel} ${email}`}
          {...list}
        >
          {({ channel, email, language, createdAt }) => (
            <>
              <Head title={email} createdAt={createdAt} />
              <Text size="xs" c="dimmed">
                {channelNames[channel]} · {language}
              </Text>
            </>
          )}
        </ActivityList>
      ) : null}
      {view === 'pageViews' ? <PageViews /> : null}
      {view === 'audit' ? audit : null}
    </>
  );
}

const channelNames = { WHATSAPP: 'WhatsApp', INSTAGRAM: 'Instagram', TIKTOK: 'TikTok' } as const;

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
