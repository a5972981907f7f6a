import { type Partner, type PartnerConfig, partnerConfigSchema } from '@glossa/contracts';
import { Button, Group, Input, Pill, Skeleton, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { addDates, type DateRange, groupDates, removeDates } from './holidays.ts';
import { ProfileSection } from './profile-section.tsx';
import { useConfigForm } from './use-config-form.ts';

/** The calendar to pick from is heavy: it comes when somebody wants to pick. */
const AddHoliday = lazyRouteComponent(() => import('./add-holiday.tsx'), 'AddHoliday');

const schema = partnerConfigSchema.pick({ holidays: true });
const read = ({ holidays }: PartnerConfig) => ({ holidays });

export function HolidaysSection({ partner }: { partner: Partner }) {
  const { t } = useTranslation('business-profile');
  const section = useConfigForm({ partner, schema, read });
  const [isAdding, setAdding] = useState(false);
  const say = useRangeWords();
  const { holidays } = section.form.values;
  const change = (next: string[]) => section.form.setFieldValue('holidays', next);
  return (
    <ProfileSection title={t('holidays.title')} text={t('holidays.text')} section={section}>
      {holidays.length === 0 ? <Text c="dimmed">{t('holidays.none')}</Text> : null}
      <Pill.Group component="ul" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {groupDates(holidays).map((range) => (
          <li key={range.from}>
            <Pill
              size="lg"
              withRemoveButton
              removeButtonProps={{
                'aria-label': t('holidays.remove', { date: say(range) }),
                'aria-hidden': false,
                tabIndex: 0,
              }}
              onRemove={() => change(removeDates(holidays, range))}
            >
              {say(range)}
            </Pill>
          </li>
        ))}
      </Pill.Group>
      {isAdding ? (
        <Suspense fallback={<Skeleton height={60} />}>
          <AddHoliday onAdd={(range) => change(addDates(holidays, range))} />
        </Suspense>
      ) : (
        <Group>
          <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
            {t('holidays.open')}
          </Button>
        </Group>
      )}
      {section.form.errors.holidays ? <Input.Error>{t('holidays.tooMany')}</Input.Error> : null}
    </ProfileSection>
  );
}

function useRangeWords(): (range: DateRange) => string {
  const { date } = useFormat();
  return ({ from, to }) => (from === to ? date(from, 'UTC') : `${date(from, 'UTC')} – ${date(to, 'UTC')}`);
}
