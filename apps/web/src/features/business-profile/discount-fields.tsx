import '@mantine/dates/styles.layer.css';
import { type DiscountRule, discountLimits, weekdays } from '@glossa/contracts';
import { Chip, Group, Input, MultiSelect, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core';
import { DatePickerInput, DatesProvider } from '@mantine/dates';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useDatesLocale } from '../../i18n/use-dates-locale.ts';
import { DiscountWorth } from './discount-worth.tsx';
import { useWeekdayName } from './use-weekday-name.ts';

export type DiscountForm = UseFormReturnType<{ discounts: DiscountRule[] }>;
export type DiscountPath = `discounts.${number}`;
type DiscountFieldsProps = {
  form: DiscountForm;
  path: DiscountPath;
  rule: DiscountRule;
  services: readonly string[];
};

/** Everything a rule can ask for; what is left open holds for all. */
export function DiscountFields({ form, path, rule, services }: DiscountFieldsProps) {
  const { t } = useTranslation('business-profile');
  const locale = useDatesLocale();
  const weekday = useWeekdayName();
  const known = [...new Set([...services, ...rule.services])];
  const toggle = (name: 'together' | 'firstVisit' | 'combines' | 'active', hint?: string) => (
    <Switch
      label={t(`discounts.${name}`)}
      description={hint}
      {...form.getInputProps(`${path}.${name}`, { type: 'checkbox' })}
    />
  );
  const day = { valueFormat: 'D MMM YYYY', clearable: true, placeholder: t('discounts.anyDay') } as const;
  return (
    <DatesProvider settings={{ locale, firstDayOfWeek: 1 }}>
      <Stack gap="md">
        <TextInput
          label={t('discounts.name')}
          description={t('discounts.nameHint')}
          maxLength={60}
          {...form.getInputProps(`${path}.name`)}
        />
        <DiscountWorth form={form} path={path} rule={rule} />
        <MultiSelect
          label={t('discounts.services')}
          placeholder={rule.services.length === 0 ? t('discounts.allServices') : ''}
          data={known}
          maxValues={discountLimits.services}
          searchable
          clearable
          comboboxProps={{ keepMounted: false }}
          {...form.getInputProps(`${path}.services`)}
        />
        {rule.services.length > 0 || rule.together ? toggle('together', t('discounts.togetherHint')) : null}
        <Input.Wrapper
          label={t('discounts.weekdays')}
          description={t('discounts.weekdaysHint')}
          labelElement="div"
        >
          <Chip.Group multiple {...form.getInputProps(`${path}.weekdays`)}>
            <Group gap={6} mt={6} role="group" aria-label={t('discounts.weekdays')}>
              {weekdays.map((one) => (
                <Chip key={one} value={one} size="sm">
                  {weekday(one)}
                </Chip>
              ))}
            </Group>
          </Chip.Group>
        </Input.Wrapper>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <DatePickerInput label={t('discounts.from')} {...day} {...form.getInputProps(`${path}.from`)} />
          <DatePickerInput
            label={t('discounts.until')}
            {...day}
            {...(rule.from !== null && { minDate: rule.from, defaultDate: rule.from })}
            {...form.getInputProps(`${path}.until`)}
          />
        </SimpleGrid>
        <TextInput
          label={t('discounts.code')}
          description={t('discounts.codeHint')}
          maxLength={24}
          autoCapitalize="characters"
          {...form.getInputProps(`${path}.code`)}
          value={rule.code ?? ''}
          onChange={({ currentTarget: { value } }) =>
            form.setFieldValue(`${path}.code`, value.trim() === '' ? null : value)
          }
        />
        {toggle('firstVisit', t('discounts.firstVisitHint'))}
        {toggle('combines', t('discounts.combinesHint'))}
        {toggle('active')}
      </Stack>
    </DatesProvider>
  );
}
