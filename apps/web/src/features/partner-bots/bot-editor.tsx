import type { Bot, Partner } from '@glossa/contracts';
import { Box, Skeleton, Stack, Switch, Text } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/link-button.tsx';
import { SaveBar } from '../../ui/save-bar.tsx';
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx';
import { WhenNear } from '../../ui/when-near.tsx';
import { AvatarField } from './avatar-field.tsx';
import classes from './bot-editor.module.css';
import { BotPreview } from './bot-preview.tsx';
import { DomainFields } from './domain-fields.tsx';
import { FieldGroup } from './field-group.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { LanguageNote } from './language-note.tsx';
import { NeedsPricing } from './needs-pricing.tsx';
import { StandingRules } from './standing-rules.tsx';
import { useBotForm } from './use-bot-form.ts';
import { useDraftScript } from './use-draft-script.ts';
import { VoiceFields } from './voice-fields.tsx';

/** Most bots are on the web and load nothing of it. */
const TelegramChannel = lazy(() =>
  import('./telegram-channel.tsx').then((module) => ({ default: module.TelegramChannel })),
);

const FurtherFields = lazy(() =>
  import('./further-fields.tsx').then((module) => ({ default: module.FurtherFields })),
);

type BotEditorProps = {
  partner: Partner;
  bot: Bot;
  isOwn: boolean;
  /** Opens with a first script written, where there is none yet. */
  wantsDraft: boolean;
};

/** Everything about one bot, with the real chat beside it. */
export function BotEditor(props: BotEditorProps) {
  return (
    <UnsavedGuard>
      <EditorForm key={props.bot.id} {...props} />
    </UnsavedGuard>
  );
}

function EditorForm({ partner, bot, isOwn, wantsDraft }: BotEditorProps) {
  const { t } = useTranslation('bot-editor');
  const { form, isDirty, isSaving, error, submit, discard } = useBotForm(bot);
  const drafting = useDraftScript(partner, bot.languageCode, form);
  const isDraftDue = useRef(wantsDraft && bot.exampleScript.trim() === '');
  useEffect(() => {
    if (!isDraftDue.current) return;
    isDraftDue.current = false;
    drafting.mutate();
  });
  const isPreviewed = bot.provider === 'WEB_CHAT';
  const isLive = form.values.status === 'LIVE';
  return (
    <div className={classes.editor} data-previewed={isPreviewed || undefined}>
      <form noValidate onSubmit={submit} aria-label={t('formLabel', { name: bot.name })}>
        <Stack gap="md">
          {bot.hasPricing ? null : <NeedsPricing name={bot.name} isOwn={isOwn} />}
          <IdentityFields form={form} languageNote={<LanguageNote bot={bot} typed={form.values.language} />}>
            <AvatarField bot={bot} />
            <Switch
              label={isLive ? t('status.isLive') : t('status.isPaused')}
              description={t('status.hint')}
              checked={isLive}
              onChange={() => form.setFieldValue('status', isLive ? 'PAUSED' : 'LIVE')}
            />
          </IdentityFields>
          <VoiceFields form={form} drafting={drafting} />
          <WhenNear meanwhile={<FurtherTitles />}>
            <FurtherFields form={form} partnerId={partner.id} />
          </WhenNear>
          <FieldGroup title={t('group.channel')}>
            <Text>
              {t(`provider.${bot.provider}`)} ·{' '}
              <TextLink to={paths.partner} params={{ partnerId: partner.id }} search={{ messengers: bot.id }}>
                {t('provider.others')}
              </TextLink>
            </Text>
            {bot.provider === 'TELEGRAM' ? (
              <Suspense fallback={<Skeleton h={180} />}>
                <TelegramChannel bot={bot} form={form} isOwn={isOwn} />
              </Suspense>
            ) : (
              <>
                <Text c="dimmed" size="xs">
                  {t('token.generated', { masked: bot.botToken })}
                </Text>
                <DomainFields form={form} />
              </>
            )}
          </FieldGroup>
          <StandingRules partner={partner} isOwn={isOwn} />
          <div className={classes.bar}>
            <SaveBar
              isDirty={isDirty}
              isSaving={isSaving}
              error={error}
              onDiscard={discard}
              variant="shift"
            />
          </div>
        </Stack>
      </form>
      {isPreviewed ? <BotPreview bot={bot} values={form.values} isDirty={isDirty} /> : null}
    </div>
  );
}

function FurtherTitles() {
  const { t } = useTranslation('bot-editor');
  return [t('extras.title'), t('group.look')].map((title) => (
    <FieldGroup key={title} title={title}>
      <Box h={420} />
    </FieldGroup>
  ));
}
