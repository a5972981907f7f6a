import type { DefaultBotConfig, Partner, Provider } from '@glossa/contracts';
import { Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getDefaultBotConfig } from '../../api/bots.ts';
import { keys } from '../../api/keys.ts';
import { paths } from '../../paths.ts';
import { isSame } from '../../ui/changed-fields.ts';
import { FormError } from '../../ui/form-error.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import { UnsavedGuard, useUnsavedMark } from '../../ui/unsaved-guard.tsx';
import { FieldGroup } from './field-group.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { LookFields } from './look-fields.tsx';
import { ProviderChoice } from './provider-choice.tsx';
import { TelegramToken } from './telegram-token.tsx';
import { useNewBot } from './use-new-bot.ts';
import { VoiceFields } from './voice-fields.tsx';

/** The form for one more bot, filled with what a new bot starts with. */
export function AddBot({ partner }: { partner: Partner }) {
  const defaults = useQuery({
    queryKey: keys.defaultBotConfig,
    queryFn: getDefaultBotConfig,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <QueryView query={defaults} skeleton={<LineSkeletons count={8} />}>
      {(loaded) => (
        <UnsavedGuard>
          <AddBotForm partner={partner} defaults={loaded} />
        </UnsavedGuard>
      )}
    </QueryView>
  );
}

function AddBotForm({ partner, defaults }: { partner: Partner; defaults: DefaultBotConfig }) {
  const { t } = useTranslation(['bot-editor', 'ui']);
  const [provider, setProvider] = useState<Provider>(defaults.provider);
  const { form, submit, isPending, providerError, error, forgetRefusal } = useNewBot(partner, defaults);
  const [start] = useState(form.values);
  useUnsavedMark(!isSame(form.values, start));
  const choose = (next: Provider) => {
    setProvider(next);
    forgetRefusal();
  };
  return (
    <form noValidate onSubmit={form.onSubmit(() => submit(provider))}>
      <Stack gap="md" maw={680}>
        <IdentityFields form={form} />
        <FieldGroup title={t('group.channel')}>
          <ProviderChoice value={provider} onChange={choose} error={providerError} />
          {provider === 'TELEGRAM' ? <TelegramToken form={form} /> : null}
        </FieldGroup>
        <VoiceFields form={form} />
        <LookFields form={form} />
        <FormError error={error} />
        <Group gap="xs">
          <Button type="submit" variant="shift" size="md" loading={isPending}>
            {t('add.submit')}
          </Button>
          <LinkButton variant="default" size="md" to={paths.partner} params={{ partnerId: partner.id }}>
            {t('ui:cancel')}
          </LinkButton>
        </Group>
      </Stack>
    </form>
  );
}
