import { type Provider, providers } from '@glossa/contracts';
import { Radio, SimpleGrid, Text } from '@mantine/core';
import { IconBrandTelegram, IconMessageCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './provider-choice.module.css';

const icons = { WEB_CHAT: IconMessageCircle, TELEGRAM: IconBrandTelegram };

type ProviderChoiceProps = { value: Provider; onChange: (provider: Provider) => void; error: ReactNode };

/** Where clients meet the bot. It cannot be changed later, so it is asked before anything is made. */
export function ProviderChoice({ value, onChange, error }: ProviderChoiceProps) {
  const { t } = useTranslation('bot-editor');
  return (
    <Radio.Group
      label={t('provider.label')}
      description={t('provider.hint')}
      error={error}
      value={value}
      onChange={(chosen) => onChange(providers.find((provider) => provider === chosen) ?? value)}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" my="xs">
        {providers.map((provider) => {
          const Icon = icons[provider];
          return (
            <Radio.Card key={provider} value={provider} className={classes.card}>
              <Icon size={22} stroke={1.6} aria-hidden="true" />
              <span>
                <Text component="span" fw={600} display="block">
                  {t(`provider.${provider}`)}
                </Text>
                <Text component="span" c="dimmed" size="xs" display="block" lh={1.35}>
                  {t(`provider.${provider}Text`)}
                </Text>
              </span>
            </Radio.Card>
          );
        })}
      </SimpleGrid>
      <Text size="xs" c="dimmed">
        {t('provider.coming')}
      </Text>
    </Radio.Group>
  );
}
