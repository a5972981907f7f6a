import { ActionIcon, Select } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { BotForm } from './bot-form.ts';
import classes from './upsell-pair.module.css';

type UpsellPairProps = { form: BotForm; index: number; services: readonly string[]; onRemove: () => void };

/** After this service, mention that one. */
export function UpsellPair({ form, index, services, onRemove }: UpsellPairProps) {
  const { t } = useTranslation('bot-editor');
  const number = index + 1;
  const pair = form.values.rules.upsells[index];
  const choices = (chosen: string, other: string) => {
    const listed = services.filter((service) => service !== other);
    const isGone = chosen !== '' && services.length > 0 && !services.includes(chosen);
    const own = chosen === '' || listed.includes(chosen) ? [] : [chosen];
    return [
      ...own.map((service) => ({
        value: service,
        label: isGone ? t('extras.pair.gone', { service }) : service,
      })),
      ...listed.map((service) => ({ value: service, label: service })),
    ];
  };
  const { after = '', offer = '' } = pair ?? {};
  const field = (name: 'after' | 'offer', other: string) => ({
    ...form.getInputProps(`rules.upsells.${index}.${name}`),
    onChange: (value: string | null) => form.setFieldValue(`rules.upsells.${index}.${name}`, value ?? ''),
    label: t(`extras.pair.${name}`),
    placeholder: t('extras.pair.choose'),
    data: choices(name === 'after' ? after : offer, other),
    searchable: services.length > 8,
    comboboxProps: { keepMounted: false },
  });
  return (
    <fieldset className={classes.pair} aria-label={t('extras.pair.group', { number })}>
      <Select {...field('after', offer)} />
      <Select {...field('offer', after)} />
      <ActionIcon
        className={classes.remove}
        size={36}
        variant="subtle"
        color="gray"
        aria-label={t('extras.pair.remove', { number })}
        title={t('extras.pair.remove', { number })}
        onClick={onRemove}
      >
        <IconTrash size={17} />
      </ActionIcon>
    </fieldset>
  );
}
