import type { Bot } from '@glossa/contracts';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Deferred } from '../../ui/deferred.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { AllowedDomains } from './allowed-domains.tsx';
import { BuilderNotes } from './builder-notes.tsx';
import { CodeBlock } from './code-block.tsx';
import { frameSnippet } from './frame-snippet.ts';
import { LinkQrCode } from './link-qr-code.tsx';
import { SampleSite } from './sample-site.tsx';
import { scriptSnippet } from './script-snippet.ts';

/** Everything needed to bring one bot to its clients: button, frame, link, printed code. */
export function EmbedInstructions({ bots, first }: { bots: readonly Bot[]; first: Bot }) {
  const { t } = useTranslation(['embed-guide', 'ui']);
  const [botId, setBotId] = useState(first.id);
  const bot = bots.find(({ id }) => id === botId) ?? first;
  const codeWords = { label: t('copyCode'), copiedMessage: t('codeCopied') };
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
      {bot.status === 'PAUSED' ? <Notice>{t('paused', { name: bot.name })}</Notice> : null}
      <Section title={t('button.title')} text={t('button.text')}>
        <CodeBlock code={scriptSnippet(bot)} {...codeWords} />
      </Section>
      <Deferred>
        <SampleSite bot={bot} />
        <Section title={t('builders.title')} text={t('builders.text')}>
          <BuilderNotes />
        </Section>
        <Section title={t('frame.title')} text={t('frame.text')}>
          <CodeBlock code={frameSnippet(bot)} {...codeWords} />
        </Section>
        <Section title={t('link.title')} text={t('link.text')}>
          <CodeBlock code={bot.publicLink} label={t('ui:copyLink')} copiedMessage={t('ui:linkCopied')} />
        </Section>
        <Section title={t('qr.title')} text={t('qr.text')}>
          <LinkQrCode bot={bot} />
        </Section>
        <Section title={t('domains.title')} text={t('domains.text')}>
          <AllowedDomains key={bot.id} bot={bot} />
        </Section>
      </Deferred>
    </>
  );
}
