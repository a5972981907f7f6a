import { Button, Text, TextInput } from '@mantine/core';
import { IconCar } from '@tabler/icons-react';
import { type Dispatch, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkAction } from '../working-list/work-list.ts';
import type { WorkRow } from '../working-list/work-row.ts';
import classes from './car-types.module.css';

type CarTypesProps = { rows: readonly WorkRow[]; dispatch: Dispatch<WorkAction> };

const longest = 300;

/** What the car types of the list stand for: the bot looks a client's car up here first, and says it when it asks. */
export function CarTypes({ rows, dispatch }: CarTypesProps) {
  const { t } = useTranslation('pricing');
  const [isOpen, setIsOpen] = useState(false);
  const types = useMemo(() => {
    const staying = rows.filter((row) => !row.isRemoved && row.values.carType !== null);
    return [...Map.groupBy(staying, ({ values }) => values.carType ?? '')].map(([carType, own]) => ({
      carType,
      meaning: own.find(({ values }) => values.carTypeMeaning !== null)?.values.carTypeMeaning ?? '',
    }));
  }, [rows]);
  if (types.length === 0) return null;
  return (
    <section className={classes.section} aria-label={t('legend.title')}>
      <Button
        variant="default"
        leftSection={<IconCar size={16} />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('legend.title')}
      </Button>
      {isOpen ? (
        <div className={classes.box}>
          <Text size="sm" c="dimmed" maw={720}>
            {t('legend.text')}
          </Text>
          {types.map(({ carType, meaning }) => (
            <TextInput
              key={carType}
              label={carType}
              aria-label={t('legend.field', { name: carType })}
              placeholder={t('legend.placeholder')}
              maxLength={longest}
              value={meaning}
              onChange={(event) =>
                dispatch({ type: 'explain', carType, meaning: event.currentTarget.value || null })
              }
              className={classes.type}
              classNames={{ label: classes.name ?? '' }}
            />
          ))}
        </div>
      ) : null}
    </section>
  );
}
