import { type Partner, type PartnerConfig, type Weekday, weekdays } from '@glossa/contracts';
import { useTranslation } from 'react-i18next';
import { DayRow } from './day-row.tsx';
import { hoursFormSchema } from './hours-schema.ts';
import { ProfileSection } from './profile-section.tsx';
import { useConfigForm } from './use-config-form.ts';
import { useMarkSeen } from './use-mark-seen.ts';

const read = ({ hours }: PartnerConfig) => ({ hours });

export function HoursSection({ partner }: { partner: Partner }) {
  const { t } = useTranslation('business-profile');
  const section = useConfigForm({ partner, schema: hoursFormSchema, read });
  const { form } = section;
  const place = useMarkSeen(partner);
  // A time that cannot be read explains more than what follows from it for the day.
  const errorOf = (day: Weekday) => {
    const inside = Object.keys(form.errors).find((path) => path.startsWith(`hours.${day}.`));
    return form.errors[inside ?? `hours.${day}`];
  };
  return (
    <ProfileSection title={t('hours.title')} text={t('hours.text')} section={section}>
      <div ref={place}>
        {weekdays.map((day) => (
          <DayRow
            key={day}
            day={day}
            hours={form.values.hours}
            onChange={(hours) => {
              form.setFieldValue('hours', hours);
              form.clearErrors();
            }}
            error={errorOf(day)}
          />
        ))}
      </div>
    </ProfileSection>
  );
}
