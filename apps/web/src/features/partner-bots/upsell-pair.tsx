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
  const field = (name: 'after' | 'offer', other: 'after' | 'offer') => {
    const chosen = pair?.[name] ?? '';
    const listed = services.filter((service) => service !== pair?.[other]);
    const isListed = chosen === '' || listed.includes(chosen);
    return {
      ...form.getInputProps(`rules.upsells.${index}.${name}`),
      onChange: (value: string | null) => form.setFieldValue(`rules.upsells.${index}.${name}`, value ?? ''),
      label: t(`extras.pair.${name}`),
      placeholder: t('extras.pair.choose'),
      data: isListed ? listed : [chosen, ...listed],
      // Nothing is called gone before the list is known.
      description: isListed || services.length === 0 ? null : t('extras.pair.gone'),
      inputWrapperOrder: noteBelow,
      searchable: services.length > 8,
      comboboxProps: { keepMounted: false },
    };
  };
  return (
    <fieldset className={classes.pair} aria-label={t('extras.pair.group', { number })}>
      <div className={classes.fields}>
        <div>
          <Select {...field('after', 'offer')} />
        </div>
        <div>
          <Select {...field('offer', 'after')} />
        </div>
      </div>
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

const noteBelow: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];
