import { type UpsellMode, upsellModes } from '@glossa/contracts';
import { Radio, Select, Skeleton, Stack } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { BotForm } from './bot-form.ts';
import { FieldGroup } from './field-group.tsx';
import { HandoffWords } from './handoff-words.tsx';

/** Most bots choose themselves and never need it. */
const UpsellPairs = lazy(() =>
  import('./upsell-pairs.tsx').then((module) => ({ default: module.UpsellPairs })),
);

/** What the owner decides about extras and about when a person is called. */
export function RuleFields({ form, partnerId }: { form: BotForm; partnerId: string }) {
  const { t } = useTranslation('bot-editor');
  const { upsell, upsells } = form.values.rules;
  const choose = (mode: UpsellMode) => {
    form.setFieldValue('rules.upsell', mode);
    // A half-filled pair nobody sees any more must not stop the saving.
    if (mode !== 'CHOSEN')
      form.setFieldValue(
        'rules.upsells',
        upsells.filter(({ after, offer }) => after !== '' && offer !== '' && after !== offer),
      );
  };
  return (
    <FieldGroup title={t('extras.title')}>
      <Radio.Group
        label={t('extras.upsell.label')}
        description={t('extras.upsell.hint')}
        value={upsell}
        onChange={(value) => choose(upsellModes.find((mode) => mode === value) ?? 'AUTO')}
      >
        <Stack gap={8} mt={10}>
          {upsellModes.map((mode) => (
            <Radio
              key={mode}
              value={mode}
              label={t(`extras.upsell.${mode}`)}
              description={t(`extras.upsell.${mode}Hint`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      {upsell === 'CHOSEN' ? (
        <Suspense fallback={<Skeleton height={68} />}>
          <UpsellPairs form={form} partnerId={partnerId} />
        </Suspense>
      ) : null}
      <HandoffWords form={form} />
      <UnclearField form={form} />
    </FieldGroup>
  );
}

const offered = [0, 2, 3, 4, 5];

function UnclearField({ form }: { form: BotForm }) {
  const { t } = useTranslation('bot-editor');
  const { handoffAfterUnclear: chosen } = form.values.rules;
  // A number set over the API is shown too.
  const counts = [...new Set([...offered, chosen])].sort((a, b) => a - b);
  return (
    <Select
      label={t('extras.unclear.label')}
      description={t('extras.unclear.hint')}
      styles={{ wrapper: { maxWidth: 340 } }}
      allowDeselect={false}
      comboboxProps={{ keepMounted: false }}
      data={counts.map((count) => ({
        value: String(count),
        label: count === 0 ? t('extras.unclear.never') : t('extras.unclear.after', { count }),
      }))}
      value={String(chosen)}
      onChange={(value) => form.setFieldValue('rules.handoffAfterUnclear', Number(value))}
    />
  );
}
