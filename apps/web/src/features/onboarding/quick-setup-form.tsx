import { type QuickBot, quickBotSchema, type TradeTemplate } from '@glossa/contracts';
import { Button, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeptTrial } from '../../api/trial.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { focusFirstError } from '../../ui/focus-first-error.ts';
import { FormError } from '../../ui/form-error.tsx';
import { LanguageField } from '../../ui/language-field.tsx';
import { PlaceFields, placeFields } from '../../ui/place-fields.tsx';
import { Surface } from '../../ui/surface.tsx';
import { useContractForm } from '../../ui/use-contract-form.ts';
import { KeptList } from './kept-list.tsx';
import { TradeChoice } from './trade-choice.tsx';

const asked = quickBotSchema.omit({ template: true, timezone: true, trialKey: true }).extend(placeFields);

type QuickSetupFormProps = {
  /** A list tried on the start page: it takes the place of samples. */
  kept: KeptTrial | null;
  onSubmit: (setup: QuickBot) => void;
  isPending: boolean;
  error: unknown;
};

/** The shortest way to a talking bot: four fields, the place they tell, and the trade. What was typed stays on a refusal. */
export function QuickSetupForm({ kept, onSubmit, isPending, error }: QuickSetupFormProps) {
  const { t } = useTranslation(['onboarding', 'ui']);
  const { language } = useLanguage();
  const [template, setTemplate] = useState<TradeTemplate | null>(null);
  const form = useContractForm({
    schema: asked,
    initialValues: {
      businessName: '',
      address: '',
      country: '',
      currency: '',
      botName: t('botNameDefault'),
      botLanguage: t(`ui:language.${language}`),
    },
  });
  const submit = form.onSubmit((values) => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const prices = kept ? { trialKey: kept.key } : template ? { template } : {};
    onSubmit({ ...asked.parse(values), ...prices, timezone: timeZone });
  }, focusFirstError);

  return (
    <Surface maw={820}>
      <form noValidate onSubmit={submit}>
        <Stack gap="lg">
          <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="md" spacing="lg">
            <TextInput
              label={t('businessName')}
              description={t('businessNameHint')}
              autoComplete="organization"
              {...form.getInputProps('businessName')}
            />
            <TextInput
              label={t('address')}
              description={t('addressHint')}
              autoComplete="street-address"
              {...form.getInputProps('address')}
            />
            <TextInput
              label={t('botName')}
              description={t('botNameHint')}
              autoComplete="off"
              {...form.getInputProps('botName')}
            />
            <LanguageField
              label={t('botLanguage')}
              description={t('botLanguageHint')}
              {...form.getInputProps('botLanguage')}
            />
          </SimpleGrid>
          <PlaceFields
            address={form.values.address}
            country={form.values.country}
            currency={form.values.currency}
            errors={form.errors}
            onChange={form.setValues}
          />
          {kept ? <KeptList count={kept.prices} /> : <TradeChoice value={template} onChange={setTemplate} />}
          <FormError error={error} />
          <Group gap="md">
            <Button type="submit" variant="shift" size="md" loading={isPending}>
              {t('submit')}
            </Button>
            <Text c="dimmed" size="xs" flex="1 1 220px">
              {t('submitHint')}
            </Text>
          </Group>
        </Stack>
      </form>
    </Surface>
  );
}
