import type { ConversationDetail, Partner } from '@glossa/contracts';
import { ActionIcon, Anchor, Button, Group, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconUser } from '@tabler/icons-react';
import { Fragment, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { paths } from '../../paths.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextLink } from '../../ui/link-button.tsx';
import { clientName } from './client-name.ts';
import type { InboxSearch } from './inbox-search.ts';
import classes from './talk.module.css';
import { TalkMenu } from './talk-menu.tsx';
import { useMoment } from './use-moment.ts';
import { useTalkActions } from './use-talk-actions.ts';

type TalkHeadProps = {
  partner: Partner;
  talk: ConversationDetail;
  search: InboxSearch;
  client: ReactNode;
};

/** Who the talk is with, who answers, and the switch between the two. */
export function TalkHead({ partner, talk, search, client }: TalkHeadProps) {
  const { t } = useTranslation('conversations');
  const format = useFormat();
  const [isClientShown, setClientShown] = useState(false);
  const moment = useMoment(partner.config.timezone);
  const { taking, releasing } = useTalkActions(partner.id, talk.id);
  const facts = [t(`channel.${talk.channel}`), talk.botName, format.languageName(talk.language)];
  const state =
    talk.state === 'waiting' && talk.waitingSince
      ? t('waitingSince', { time: moment(talk.waitingSince) })
      : t(`stateLong.${talk.state}`);
  return (
    <header className={classes.head}>
      <div className={classes.who}>
        <TextLink to={paths.conversations} search={search} className={classes.back} c="dimmed" mb={4}>
          <IconArrowLeft size={16} aria-hidden="true" style={{ marginInlineEnd: 6, marginTop: 2 }} />
          {t('toList')}
        </TextLink>
        <Title order={2} fz="lg" lh={1.25}>
          {clientName(talk) ?? t('nameless')}
        </Title>
        <Text size="xs" c="dimmed">
          {facts.join(' · ')} · <strong>{state}</strong>
          {waysToReach(talk).map(({ href, words }) => (
            <Fragment key={href}>
              {' · '}
              <Anchor href={href} size="xs">
                {words}
              </Anchor>
            </Fragment>
          ))}
        </Text>
      </div>
      <Group gap="xs" wrap="nowrap">
        <ActionIcon
          className={classes.toClient ?? ''}
          variant="default"
          size={36}
          aria-label={t('client')}
          title={t('client')}
          onClick={() => setClientShown(true)}
        >
          <IconUser size={18} />
        </ActionIcon>
        <Dialog opened={isClientShown} onClose={() => setClientShown(false)} title={t('client')}>
          {client}
        </Dialog>
        {talk.state === 'manager' ? (
          <Button variant="default" loading={releasing.isPending} onClick={() => releasing.mutate()}>
            {t('release')}
          </Button>
        ) : (
          <Button
            variant={talk.state === 'waiting' ? 'shift' : 'default'}
            loading={taking.isPending}
            onClick={() => taking.mutate()}
          >
            {t('takeOver')}
          </Button>
        )}
        <TalkMenu partner={partner} talk={talk} search={search} />
      </Group>
    </header>
  );
}

/** What the client left, each to be tapped. */
function waysToReach({ clientPhone, clientEmail }: ConversationDetail) {
  return [
    ...(clientPhone ? [{ href: `tel:${clientPhone}`, words: clientPhone }] : []),
    ...(clientEmail ? [{ href: `mailto:${clientEmail}`, words: clientEmail }] : []),
  ];
}
