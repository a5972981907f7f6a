import { Group, Input, NativeSelect, NumberInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DurationUnit, durationUnits, unitOf } from './duration.ts';

type DurationFieldProps = {
  label: string;
  description: string;
  /** Minutes. */
  value?: number | '';
  onChange?: (minutes: number | '') => void;
  error?: ReactNode;
  'data-path'?: string;
};

const units: readonly DurationUnit[] = ['minutes', 'hours', 'days'];

/** A duration in the unit a person would say it in; minutes are what is kept. */
export function DurationField(props: DurationFieldProps) {
  const { label, description, value = '', onChange, error } = props;
  const { t } = useTranslation('business-profile');
  const [unit, setUnit] = useState(() => (value === '' ? 'minutes' : unitOf(value)));
  // A value that came from elsewhere (discarded, saved) may need a smaller unit than the one shown.
  const isWhole = value === '' || value % durationUnits[unit] === 0;
  const shown = isWhole ? unit : unitOf(value);
  const change = (amount: number | string) =>
    onChange?.(typeof amount === 'number' ? amount * durationUnits[shown] : '');
  const changeUnit = (next: DurationUnit) => {
    if (value !== '') onChange?.((value / durationUnits[shown]) * durationUnits[next]);
    setUnit(next);
  };
  return (
    <Input.Wrapper
      label={label}
      description={description}
      error={error}
      labelElement="div"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    >
      <Group gap={6} wrap="nowrap">
        <NumberInput
          flex={1}
          miw={70}
          aria-label={label}
          data-path={props['data-path']}
          allowDecimal={false}
          allowNegative={false}
          error={Boolean(error)}
          value={value === '' ? '' : value / durationUnits[shown]}
          onChange={change}
        />
        <NativeSelect
          aria-label={t('units.label', { field: label })}
          value={shown}
          onChange={(event) => {
            const next = units.find((name) => name === event.currentTarget.value);
            if (next) changeUnit(next);
          }}
          data={units.map((name) => ({ value: name, label: t(`units.${name}`) }))}
        />
      </Group>
    </Input.Wrapper>
  );
}
