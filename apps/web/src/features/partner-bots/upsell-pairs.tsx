import { botRulesLimits } from '@glossa/contracts';
import { Button, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BotForm } from './bot-form.ts';
import { UpsellPair } from './upsell-pair.tsx';
import { useServiceNames } from './use-service-names.ts';

/** Which service is mentioned after which. */
export function UpsellPairs({ form, partnerId }: { form: BotForm; partnerId: string }) {
  const { t } = useTranslation('bot-editor');
  const services = useServiceNames(partnerId);
  const addButton = useRef<HTMLButtonElement>(null);
  const { upsells } = form.values.rules;
  const remove = (index: number) => {
    form.removeListItem('rules.upsells', index);
    // The keyboard must not be left on a row that is gone.
    addButton.current?.focus();
  };
  return (
    <Stack gap="sm">
      {upsells.map((_, index) => (
        <UpsellPair
          key={form.key(`rules.upsells.${index}`)}
          form={form}
          index={index}
          services={services ?? []}
          onRemove={() => remove(index)}
        />
      ))}
      {upsells.length === 0 ? (
        <Text size="sm" c="dimmed">
          {services?.length === 0 ? t('extras.pair.noPrices') : t('extras.pair.none')}
        </Text>
      ) : null}
      <div>
        <Button
          ref={addButton}
          variant="default"
          leftSection={<IconPlus size={16} />}
          disabled={upsells.length >= botRulesLimits.upsells || services?.length === 0}
          onClick={() => form.insertListItem('rules.upsells', { after: '', offer: '' })}
        >
          {t('extras.pair.add')}
        </Button>
      </div>
    </Stack>
  );
}
