import { type DiscountRule, discountKinds, discountLimits } from '@glossa/contracts';
import { NumberInput, SegmentedControl, SimpleGrid, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DiscountForm, DiscountPath } from './discount-fields.tsx';

/** A share or a sum. */
export function DiscountWorth({
  form,
  path,
  rule,
}: {
  form: DiscountForm;
  path: DiscountPath;
  rule: DiscountRule;
}) {
  const { t } = useTranslation('business-profile');
  const label = useId();
  const isShare = rule.kind === 'PERCENT';
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
      <Stack gap={4}>
        <Text id={label} size="sm" fw={600}>
          {t('discounts.kind')}
        </Text>
        <SegmentedControl
          aria-labelledby={label}
          data={discountKinds.map((kind) => ({ value: kind, label: t(`discounts.${kind}`) }))}
          {...form.getInputProps(`${path}.kind`)}
        />
      </Stack>
      <NumberInput
        label={isShare ? t('discounts.percent') : t('discounts.amount', { currency: rule.currency })}
        min={1}
        max={isShare ? discountLimits.percent : discountLimits.amount}
        allowDecimal={!isShare}
        decimalScale={isShare ? 0 : 2}
        clampBehavior="none"
        hideControls
        {...(!isShare && { description: t('discounts.amountHint'), inputWrapperOrder: AMOUNT_ORDER })}
        {...form.getInputProps(`${path}.value`)}
      />
    </SimpleGrid>
  );
}

/** The hint stands below, so that both fields begin on one line. */
const AMOUNT_ORDER: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'description',
  'error',
];
