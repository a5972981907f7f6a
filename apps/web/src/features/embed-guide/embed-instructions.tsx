import type { Bot } from '@glossa/contracts';
import { Code, Group, Select, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Section } from '../../ui/section.tsx';
import classes from './embed-instructions.module.css';
import { frameSnippet } from './frame-snippet.ts';
import { LinkQrCode } from './link-qr-code.tsx';

/** Everything needed to bring one bot to its clients: link, frame, printed code. */
export function EmbedInstructions({ bots, first }: { bots: readonly Bot[]; first: Bot }) {
  const { t } = useTranslation(['embed-guide', 'ui']);
  const [botId, setBotId] = useState(first.id);
  const bot = bots.find(({ id }) => id === botId) ?? first;
  return (
    <>
      <Select
        label={t('bot')}
        maw={320}
        mb="lg"
        allowDeselect={false}
        data={bots.map(({ id, name }) => ({ value: id, label: name }))}
        value={bot.id}
        onChange={(chosen) => setBotId(chosen ?? first.id)}
      />
      <Section title={t('link.title')} text={t('link.text')}>
        <Stack gap="sm">
          <Code block className={classes.code}>
            {bot.publicLink}
          </Code>
          <Group>
            <CopyButton value={bot.publicLink} label={t('ui:copyLink')} copiedMessage={t('ui:linkCopied')} />
          </Group>
        </Stack>
      </Section>
      <Section title={t('frame.title')} text={t('frame.text')}>
        <Stack gap="sm">
          <Code block className={classes.code}>
            {frameSnippet(bot)}
          </Code>
          <Group>
            <CopyButton value={frameSnippet(bot)} label={t('frame.copy')} copiedMessage={t('frame.copied')} />
          </Group>
        </Stack>
      </Section>
      <Section title={t('qr.title')} text={t('qr.text')}>
        <LinkQrCode bot={bot} />
      </Section>
    </>
  );
}
